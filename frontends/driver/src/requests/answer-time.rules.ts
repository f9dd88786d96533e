/** In the last half minute the card says so; who has a minute or less in all hears it in the last third of that. */
export const isUrgent = (secondsLeft: number, answerMs: number): boolean =>
  secondsLeft * 1_000 <= Math.min(30_000, answerMs / 3);
