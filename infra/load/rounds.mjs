import { inTurns } from './rounds.rules.mjs';

/**
 * Measures each contender once in each round, so that the machine's moods meet all, after a round that warms them up.
 * @template Value
 * @param {Record<string, () => Promise<Value>>} contenders
 * @param {number} rounds
 * @returns {Promise<Record<string, Value[]>>} by contender, in the order of rounds
 */
export async function measureInRounds(contenders, rounds) {
  const values = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (const measure of Object.values(contenders)) await measure();
  for (let round = 0; round < rounds; round += 1)
    for (const name of inTurns(Object.keys(contenders), round)) values[name].push(await contenders[name]());
  return values;
}
