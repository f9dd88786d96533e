import { book, finish, move } from '../lives/life.mjs';
import { atSteadyRate } from '../lives/steady-rate.mjs';
import { eventually } from './person.mjs';

/**
 * Books rides at a steady rate and measures each from sending the driver's answer to its arrival on the rider's stream.
 * @param {{ count: number, ridesPerSecond: number }} plan
 * @returns {Promise<{ latencies: number[], seconds: number }>} milliseconds for each ride, and the duration of all
 */
export async function measure(pairs, plan) {
  const { results, seconds } = await atSteadyRate(pairs, plan, drive);
  return { latencies: results, seconds };
}

async function drive({ stream, ...pair }) {
  // The ride service may not have consumed the events of a new driver yet.
  const rideId = await eventually(() => book(pair));
  const sent = performance.now();
  await move(pair, rideId, 'ACCEPTED');
  await finish(pair, rideId);
  return (await stream.toldOf(rideId)) - sent;
}
