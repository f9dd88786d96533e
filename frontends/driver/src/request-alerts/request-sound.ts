import { useEffect } from 'react';

/** Two soft notes, the second higher: Hz, and seconds from the start. */
const NOTES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.18 },
] as const;
const NOTE_SECONDS = 0.6;
const LOUDNESS = 0.12;
/** A fading note cannot end at nothing: the ramp is exponential. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Browsers let a page sound only once somebody has touched it, and some only if the sound was made ready by that touch. */
export function readySound(): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
}

/** Sounds for a new request; silent on a page that nobody has touched yet. */
export async function playRequestSound(): Promise<void> {
  if (!context) return;
  await context.resume();
  for (const note of NOTES) playNote(context, note);
}

function playNote(place: AudioContext, { frequency, at }: (typeof NOTES)[number]): void {
  const start = place.currentTime + at;
  const note = new OscillatorNode(place, { frequency });
  const loudness = new GainNode(place, { gain: SILENCE });
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.03);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + NOTE_SECONDS);
  note.connect(loudness).connect(place.destination);
  note.start(start);
  note.stop(start + NOTE_SECONDS);
}

/** Makes the sound ready by the first touch or key on the page; later ones wake it again after an interruption. */
export function useSoundAfterGesture(): void {
  useEffect(() => {
    window.addEventListener('click', readySound);
    window.addEventListener('keydown', readySound);
    return () => {
      window.removeEventListener('click', readySound);
      window.removeEventListener('keydown', readySound);
    };
  }, []);
}
