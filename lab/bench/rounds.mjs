import { shuffled } from './rounds.rules.mjs';

/**
 * Measures every contender once a round, in random order, so that noise meets all.
 * @template {{ name: string }} Contender
 * @template Value
 * @param {readonly Contender[]} contenders
 * @param {number} rounds
 * @param {(contender: Contender) => Promise<Value>} measure
 * @returns {Promise<{ contender: Contender, values: Value[] }[]>} in the order of contenders, values in that of rounds
 */
export async function alternately(contenders, rounds, measure) {
  const measured = contenders.map((contender) => ({ contender, values: [] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { contender, values } of shuffled(measured, Math.random)) values.push(await measure(contender));
  return measured;
}

/** One field of what was measured. */
export const fieldOf = (measured, field) =>
  measured.map(({ contender, values }) => ({ contender, values: values.map((value) => value[field]) }));
