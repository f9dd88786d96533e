import { ride } from './ride.mjs';
import { atSteadyRate } from './steady-rate.mjs';

/** So many times the planned seconds may pass: for a moment the machine may do something else. */
const LATE_TIMES = 1.1;

/**
 * Every pair rides one ride after another, all pairs at once.
 * @param {number} each rides of a pair
 * @returns {Promise<{ perSecond: number, booking: number[] }>} whole rides a second, and ms of each booking
 */
export async function saturated(pairs, each) {
  const began = performance.now();
  const booking = await Promise.all(
    pairs.map(async (pair) => {
      const taken = [];
      for (let count = 0; count < each; count += 1) taken.push(await ride(pair));
      return taken;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: (pairs.length * each) / seconds, booking: booking.flat() };
}

/**
 * Rides that begin at a steady rate.
 * @param {{ perSecond: number, seconds: number }} plan
 * @returns {Promise<number[]>} ms of each booking
 * @throws {Error} when the rate was not held
 */
export async function steady(pairs, { perSecond, seconds: planned }) {
  const plan = { count: Math.ceil(perSecond * planned), ridesPerSecond: perSecond };
  const { results, seconds } = await atSteadyRate(pairs, plan, ride);
  if (seconds <= planned * LATE_TIMES) return results;
  throw new Error(`${pairs.length} pairs do not ride ${perSecond.toFixed(1)} rides a second: ${seconds.toFixed(1)} s.`);
}
