import { eventually } from '../../../e2e/counted/person.mjs';
import { book, finish, move } from '../../../e2e/counted/ride.mjs';
import { atSteadyRate } from '../../../e2e/counted/steady-rate.mjs';

/**
 * Rides at a steady rate, each measured from sending the driver's answer until it is on the rider's stream.
 * @param {{ count: number, ridesPerSecond: number }} plan
 * @returns {Promise<{ latencies: number[], perSecond: number }>} ms of each ride; the rate that was held
 */
export async function answers(pairs, plan) {
  const { results, seconds } = await atSteadyRate(pairs, plan, answer);
  return { latencies: results, perSecond: results.length / seconds };
}

async function answer({ stream, ...pair }) {
  const rideId = await eventually(() => book(pair));
  const sent = performance.now();
  await move(pair, rideId, 'ACCEPTED');
  await finish(pair, rideId);
  return (await stream.toldOf(rideId)) - sent;
}
