import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 5;

/**
 * Rides that begin at a steady rate, each by a pair that has none. While all pairs ride, the next one waits, so the rate is
 * lower than asked, which `seconds` shows.
 * @template Pair, Result
 * @param {readonly Pair[]} pairs
 * @param {{ count: number, ridesPerSecond: number }} plan
 * @param {(pair: Pair) => Promise<Result>} ride
 * @returns {Promise<{ results: Result[], seconds: number }>} of each ride, and the duration of all
 */
export async function atSteadyRate(pairs, { count, ridesPerSecond }, ride) {
  const idle = [...pairs];
  const rides = [];
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    await pause(Math.max(0, began + (number * 1000) / ridesPerSecond - performance.now()));
    while (idle.length === 0) await pause(LOOK_MS);
    const pair = idle.shift();
    const ridden = ride(pair).finally(() => idle.push(pair));
    rides.push(ridden);
    // Its failure is thrown below: unhandled until then it would end this process before it has stopped the others.
    ridden.catch(() => undefined);
  }
  const results = await Promise.all(rides);
  return { results, seconds: (performance.now() - began) / 1000 };
}
