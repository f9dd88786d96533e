/** Rounds of a quick check of a race. */
const SAMPLE = 8;

/** Rounds of a race: all of them with LONG=1, as many as ROUNDS says, else a small sample. */
export const rounds = (long: number): number =>
  process.env.LONG === '1' ? long : Number(process.env.ROUNDS) || Math.min(long, SAMPLE);
