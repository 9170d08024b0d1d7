/** Small sounds, made here: nothing is fetched. A sound is a few notes; each is heard only where sounds are wanted. */

import { settings } from "../settings/settings.svelte";

/** Hertz, when it begins and how long it lasts in seconds, how loud. */
type Tone = readonly [pitch: number, start: number, length: number, volume: number];

const SOUNDS = {
  turn: [[659, 0, 0.35, 0.16], [880, 0.13, 0.5, 0.14]],
  card: [[220, 0, 0.07, 0.12], [160, 0.03, 0.09, 0.1]],
  ready: [[523, 0, 0.12, 0.07]],
  reveal: [[392, 0, 0.18, 0.12], [494, 0.16, 0.18, 0.12], [740, 0.32, 0.55, 0.14]],
  said: [[988, 0, 0.09, 0.06], [784, 0.08, 0.12, 0.05]],
  end: [[392, 0, 0.3, 0.13], [494, 0.18, 0.3, 0.13], [587, 0.36, 0.3, 0.13], [784, 0.54, 0.9, 0.15]],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Let a sound be heard; browsers allow it after the reader has pressed something. */
export function playSound(sound: Sound): void {
  if (!settings.get("sounds") || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

/** A soft bell: it begins at once and fades. */
function strike(audio: AudioContext, [pitch, start, length, volume]: Tone): void {
  const at = audio.currentTime + start;
  const swing = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(volume, at + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  swing.connect(loudness).connect(audio.destination);
  swing.start(at);
  swing.stop(at + length);
}
