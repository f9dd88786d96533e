import { setTimeout as pause } from 'node:timers/promises';
import { book, finish, move } from '../lives/life.mjs';
import { eventually } from './person.mjs';

/**
 * Books rides at a steady rate and measures each from sending the driver's answer to its arrival on the rider's stream.
 * @param {{ count: number, ridesPerSecond: number }} plan
 * @returns {Promise<{ latencies: number[], seconds: number }>} milliseconds for each ride, and the duration of all
 */
export async function measure(pairs, { count, ridesPerSecond }) {
  const idle = [...pairs];
  const rides = [];
  const started = performance.now();
  for (let number = 0; number < count; number += 1) {
    await pause(Math.max(0, started + (number * 1000) / ridesPerSecond - performance.now()));
    // All pairs are busy: the rate is lower than requested, which `seconds` shows.
    while (idle.length === 0) await pause(5);
    const pair = idle.shift();
    const ride = drive(pair).finally(() => idle.push(pair));
    rides.push(ride);
    // Its failure is thrown below: unhandled until then it would end this process before it has stopped the others.
    ride.catch(() => undefined);
  }
  const latencies = await Promise.all(rides);
  return { latencies, seconds: (performance.now() - started) / 1000 };
}

async function drive({ stream, ...pair }) {
  // The ride service may not have consumed the events of a new driver yet.
  const rideId = await eventually(() => book(pair));
  const sent = performance.now();
  await move(pair, rideId, 'ACCEPTED');
  await finish(pair, rideId);
  return (await stream.toldOf(rideId)) - sent;
}
