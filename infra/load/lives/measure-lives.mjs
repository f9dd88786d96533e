import { setTimeout as pause } from 'node:timers/promises';
import { live } from './life.mjs';

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
      for (let count = 0; count < each; count += 1) taken.push(await live(pair));
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
 */
export async function steady(pairs, { perSecond, seconds }) {
  const idle = [...pairs];
  const rides = [];
  const began = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await pause(Math.max(0, began + (number * 1000) / perSecond - performance.now()));
    const pair = idle.shift();
    if (!pair) throw new Error(`${pairs.length} pairs do not ride ${perSecond.toFixed(1)} rides a second.`);
    rides.push(live(pair).finally(() => idle.push(pair)));
  }
  return await Promise.all(rides);
}
