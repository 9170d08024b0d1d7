/** In-can-to! The call in three beats, the wands that swing to their targets, and the contests. */

import { locale } from "../../i18n/locale.svelte";
import { settings } from "../../settings/settings.svelte";
import type { Animator } from "../../table/animator";
import type { Aim, Swap } from "./casting";

const BEAT = 300;
const SWING = 520;
const TIP = 28;

/** Show where all wands point, and who has won what. `strengths` are those of the wands while they pointed. */
export async function reveal(aims: readonly Aim[], swaps: readonly Swap[], strengths: readonly number[], animator: Animator): Promise<void> {
  for (const { seat } of aims) snuff(seat, animator);
  await call(strengths.indexOf(Math.max(...strengths)), animator);
  if (!animator.moves) return;
  const drawn = aims.map((aim) => ({ aim, wand: draw(aim, strengths[aim.seat] ?? 0, aside(aim, aims), animator) }));
  await Promise.all(drawn.map(({ wand }) => wand && swing(wand)));
  await animator.pause(450);
  await Promise.all(drawn.map(({ aim, wand }) => aim.isBeaten && wand && fade(wand)));
  await Promise.all(swaps.flatMap(({ seat, other }) => [trade(animator, seat, other), trade(animator, other, seat)]));
  for (const { wand } of drawn) wand?.remove();
}

/** Nobody has anything left to choose: that, and the candle, are not shown until something else is. */
function snuff(seat: number, animator: Animator): void {
  for (const part of ["state", "light"]) animator.hide(animator.place(`${part}-${seat}`));
}

/** I-CAST: the holder of wand 4 calls, one syllable after another. */
async function call(caller: number, animator: Animator): Promise<void> {
  const { translator } = locale;
  const syllables = [translator.text("incantibus-call-1"), translator.text("incantibus-call-2"), translator.text("incantibus-call-3")];
  for (const syllable of syllables) {
    const shout = shouted(syllable, animator.place(`wand-${caller}`));
    await animator.pause(BEAT);
    shout.remove();
  }
}

/** A syllable that comes from its caller, if the caller is in sight. */
function shouted(syllable: string, caller: HTMLElement | null): HTMLElement {
  const shout = document.createElement("div");
  shout.className = "flying";
  shout.setAttribute("aria-hidden", "true");
  shout.textContent = syllable;
  Object.assign(shout.style, {
    inset: "30vh 0 auto", textAlign: "center", font: "700 clamp(3.5rem, 16vw, 7rem)/1 var(--serif)", color: "#ffe08a",
    textShadow: "0 0 4px #2a2133, 0 2px 0 #2a2133, 0 0 40px #6a47a6",
  });
  document.body.append(shout);
  const start = caller?.checkVisibility() ? middle(caller, shout) : { x: shout.clientWidth / 2, y: shout.clientHeight / 2 };
  const moved = `translate(${start.x - shout.clientWidth / 2}px, ${start.y - shout.clientHeight / 2}px) scale(.15)`;
  const steps = [{ transform: moved, opacity: 0.6 }, { transform: "scale(1.05)", opacity: 1, offset: 0.6 }, { transform: "scale(1)", opacity: 1 }];
  shout.animate(steps, { duration: BEAT * settings.motionScale, easing: "ease-out" });
  return shout;
}

/** How far from the middle of its target a wand points, so that several tips lie side by side. */
function aside(aim: Aim, aims: readonly Aim[]): number {
  const rivals = aims.filter(({ label }) => label === aim.label);
  return (rivals.indexOf(aim) - (rivals.length - 1) / 2) * TIP;
}

/** A wand from its seat to its target, its strength at the tip. */
function draw(aim: Aim, strength: number, shift: number, animator: Animator): HTMLElement | null {
  const [ground, from, to] = ["reveal", `wand-${aim.seat}`, aim.label].map((name) => animator.place(name));
  if (!ground || !from || !to) return null;
  const a = middle(from, ground);
  const b = middle(to, ground);
  b.x += shift;
  const wand = document.createElement("div");
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  Object.assign(wand.style, {
    position: "absolute", left: `${a.x}px`, top: `${a.y - 4}px`, width: `${Math.hypot(b.x - a.x, b.y - a.y)}px`, height: "8px",
    borderRadius: "5px", background: "linear-gradient(90deg, #7a4e2a 0 70%, #efbf3f 70%)", boxShadow: "0 0 0 2px #2a2133, 0 0 16px #efbf3f",
    transformOrigin: "0 50%", transform: `rotate(${angle}rad)`,
  });
  wand.append(tip(strength, angle));
  ground.append(wand);
  wand.dataset.angle = String(angle);
  return wand;
}

function tip(strength: number, angle: number): HTMLElement {
  const badge = document.createElement("b");
  badge.textContent = String(strength);
  Object.assign(badge.style, {
    position: "absolute", right: "-14px", top: "-10px", width: "28px", height: "28px", borderRadius: "50%", background: "#2a2133",
    color: "#ffe08a", font: "700 16px/28px var(--sans)", textAlign: "center", transform: `rotate(${-angle}rad)`,
  });
  return badge;
}

async function swing(wand: HTMLElement): Promise<void> {
  const angle = Number(wand.dataset.angle);
  const steps = [
    { transform: `rotate(${angle - 1.4}rad) scaleX(.15)`, opacity: 0.4 },
    { transform: `rotate(${angle + 0.08}rad) scaleX(1.02)`, opacity: 1, offset: 0.8 },
    { transform: `rotate(${angle}rad)`, opacity: 1 },
  ];
  await wand.animate(steps, { duration: SWING * settings.motionScale, easing: "ease-out" }).finished;
}

async function fade(wand: HTMLElement): Promise<void> {
  const steps = [{ opacity: 1 }, { opacity: 0.9, filter: "grayscale(1)" }, { opacity: 0 }];
  await wand.animate(steps, { duration: 450 * settings.motionScale, fill: "forwards" }).finished;
}

/** A wand goes from one hand to another, and stays there. */
async function trade(animator: Animator, from: number, to: number): Promise<void> {
  const own = animator.place(`wand-${from}`);
  if (!own) return;
  const wand = own.cloneNode(true) as HTMLElement;
  wand.style.setProperty("--size", getComputedStyle(own).getPropertyValue("--size"));
  const travelled = animator.travel(wand, own, [`wand-${to}`], 600);
  animator.hide(own);
  await travelled;
}

function middle(element: HTMLElement, ground: HTMLElement): { x: number; y: number } {
  const [own, all] = [element.getBoundingClientRect(), ground.getBoundingClientRect()];
  return { x: own.left + own.width / 2 - all.left, y: own.top + own.height / 2 - all.top };
}
