/** A finger that rests on something looks at it. */

/** So long a finger rests that only looks, in milliseconds. */
const LOOK = 500;

/**
 * Attach it around what is shown under a resting finger: lifting it presses nothing. A mouse shows without being pressed, and
 * the keyboard and those who speak to the page press as ever.
 */
export function peekOnLongPress(element: HTMLElement): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let since = Infinity;
  let hasLooked = false;
  const begin = ({ pointerType, timeStamp }: PointerEvent): void => {
    since = pointerType === "touch" ? timeStamp : Infinity;
    hasLooked = false;
  };
  const lift = ({ timeStamp }: PointerEvent): void => void (hasLooked = timeStamp - since > LOOK);
  const press = (event: MouseEvent): void => {
    if (hasLooked && event.detail > 0) event.stopPropagation();
    hasLooked = false;
  };
  element.addEventListener("pointerdown", begin, options);
  element.addEventListener("pointerup", lift, options);
  element.addEventListener("click", press, options);
  return () => ending.abort();
}
