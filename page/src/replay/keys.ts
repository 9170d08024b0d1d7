/** The keys of a replay. */

export type Step = "first" | "back" | "forward" | "last" | "toggle";

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  " ": "toggle",
};

/** Where keys mean something else. */
const TAKEN = "input, select, textarea, [contenteditable], [role='grid'], [role='radiogroup'], dialog";

/** The step that a key asks for; none where it is pressed for something else. A button is pressed by the space bar. */
export function stepOf(event: KeyboardEvent): Step | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Partial<Element> | null;
  if (target?.closest?.(TAKEN)) return null;
  const step = STEPS[event.key] ?? null;
  return step === "toggle" && target?.closest?.("button, a, summary") ? null : step;
}
