import { setTimeout as pause } from 'node:timers/promises';
import { LiveStream } from '../../../e2e/counted/live-stream.mjs';
import { makePairs } from '../../../e2e/counted/pairs.mjs';
import { eventually, Person } from '../../../e2e/counted/person.mjs';
import { ride } from '../../../e2e/counted/ride.mjs';

const PAIRS = 6;
const TURN_MS = 1_000;
const KNOWN = 'rider@pothik.test';

const read = ({ rider, driver }) =>
  Promise.all([
    rider.call('GET', '/user/get-me'),
    rider.call('GET', '/ride/rides'),
    rider.call('GET', '/driver/free-drivers'),
    driver.call('GET', '/ride/rides'),
    driver.call('GET', '/notification/feed'),
  ]);

async function reopen(pair) {
  await pair.stream.close();
  pair.stream = await LiveStream.open(pair.rider);
}

/** Tokens live for a quarter of an hour; a load may last longer. */
const refresh = ({ rider, driver }) =>
  Promise.all([rider, driver].map((person) => person.call('POST', '/auth/refresh', {})));

/**
 * What people do, for so long: every second a ride, a page's reads, a stream that is opened anew, a log-in, a refresh.
 * @param {{ url: string, mailUrl: string }} platform
 * @param {{ minutes: number, eachTurn: () => void }} plan `eachTurn`: called every second
 */
export async function mixedLoad({ url, mailUrl }, { minutes, eachTurn }) {
  const pairs = await makePairs({ url, mailUrl }, PAIRS);
  try {
    for (const pair of pairs) await eventually(() => ride(pair));
    const endsAt = performance.now() + minutes * 60_000;
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      const nextAt = performance.now() + TURN_MS;
      const [riding, reading, reopening, refreshing] = [0, 1, 2, 3].map((place) => pairs[(turn + place) % PAIRS]);
      await Promise.all([
        ride(riding),
        read(reading),
        reopen(reopening),
        refresh(refreshing),
        new Person(url).logIn(KNOWN),
      ]);
      eachTurn();
      await pause(Math.max(0, nextAt - performance.now()));
    }
  } finally {
    await Promise.all(pairs.map(({ stream }) => stream.close()));
  }
}
