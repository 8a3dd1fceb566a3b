// Quiet sounds, made here: for one's own turn, a bid, a battle, coins. Who wants none hears none, and nobody before a first press.
export type Sound = "turn" | "bid" | "battle" | "coins";

interface Note {
  /** Hertz, and after how many seconds it begins and has died away. */
  pitch: number;
  at: number;
  lasts: number;
  wave: OscillatorType;
}

const LOUD = 0.07;
const note = (pitch: number, at: number, lasts: number, wave: OscillatorType = "sine"): Note => ({ pitch, at, lasts, wave });
const NOTES: Record<Sound, Note[]> = {
  turn: [note(523, 0, 0.35), note(659, 0.16, 0.5)],
  bid: [note(220, 0, 0.09, "triangle"), note(165, 0.02, 0.12, "triangle")],
  battle: [note(82, 0, 0.3, "triangle"), note(73, 0.18, 0.3, "triangle"), note(82, 0.36, 0.4, "triangle")],
  coins: [note(1760, 0, 0.12), note(2217, 0.07, 0.16), note(1865, 0.13, 0.2)],
};

/** Between the beginnings of two sounds, in seconds. */
const APART = 0.25;

let context: AudioContext | null = null;
/** Until when there is something to be heard. */
let next = 0;

/** Let each of these be heard, one a little after the other. */
export function play(sounds: Iterable<Sound>): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  next = Math.max(next, context.currentTime);
  for (const sound of new Set(sounds)) {
    for (const one of NOTES[sound]) strike(context, one, next);
    next += APART;
  }
}

function strike(on: AudioContext, { pitch, at, lasts, wave }: Note, start: number): void {
  const tone = on.createOscillator();
  const swell = on.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  swell.gain.setValueAtTime(0, start + at);
  swell.gain.linearRampToValueAtTime(LOUD, start + at + 0.01);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
  tone.connect(swell).connect(on.destination);
  tone.start(start + at);
  tone.stop(start + at + lasts);
}
