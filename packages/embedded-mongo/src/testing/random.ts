/** Long runs of the random tests: `LONG=1`. */
export const isLong = process.env.LONG === '1';

/** The seed of this run: `SEED`, or a new one, printed so that a failure can be repeated. */
export function announceSeed(name: string): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  process.stdout.write(`${name}: SEED=${seed}${isLong ? ' LONG=1' : ''}\n`);
  return seed;
}

export interface Random {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** From 0 up to, not including, the limit. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** Repeatable random numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    chance: (probability) => fraction() < probability,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
  };
}
