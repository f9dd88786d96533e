import { useEffect } from 'react';

/** The second is higher: frequency in Hz, start in seconds. */
const NOTES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.18 },
] as const;
const NOTE_SECONDS = 0.6;
const LOUDNESS = 0.12;
/** The ramp is exponential, so it cannot end at 0. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Browsers play sound only once somebody has touched the page, some only if the context was resumed by that touch. */
export function readySound(): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
}

/** Plays two soft notes; silent until somebody has touched the page. */
export async function playChime(): Promise<void> {
  if (!context) return;
  await context.resume();
  for (const note of NOTES) playNote(context, note);
}

function playNote(audio: AudioContext, { frequency, at }: (typeof NOTES)[number]): void {
  const start = audio.currentTime + at;
  const note = new OscillatorNode(audio, { frequency });
  const loudness = new GainNode(audio, { gain: SILENCE });
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.03);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + NOTE_SECONDS);
  note.connect(loudness).connect(audio.destination);
  note.start(start);
  note.stop(start + NOTE_SECONDS);
}

/** Prepares the sound on the first click or key; later ones resume it after an interruption. */
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
