/** Two alternating tones, like a siren: start in seconds, pitch in hertz. */
const TONES: readonly { at: number; hertz: number }[] = [
  { at: 0, hertz: 880 },
  { at: 0.3, hertz: 660 },
  { at: 0.6, hertz: 880 },
  { at: 0.9, hertz: 660 },
];
const TONE_SECONDS = 0.25;
const LOUDNESS = 0.2;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/**
 * Plays the alarm once. Browsers play no sound on a page that nobody has touched yet.
 * @returns whether it was played
 */
export async function ring(): Promise<boolean> {
  context ??= new AudioContext();
  // Stays pending, instead of rejecting, until somebody touches the page, so it is not awaited.
  void context.resume();
  if (context.state !== 'running') await nextTurn();
  if (context.state !== 'running') return false;
  for (const tone of TONES) play(context, tone);
  return true;
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 100));

function play(audio: AudioContext, { at, hertz }: (typeof TONES)[number]): void {
  const begin = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const loudness = audio.createGain();
  oscillator.frequency.value = hertz;
  // Faded out, because a tone that is cut off clicks.
  loudness.gain.setValueAtTime(LOUDNESS, begin);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + TONE_SECONDS);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + TONE_SECONDS);
}
