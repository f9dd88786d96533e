import { ride } from '../../../e2e/counted/ride.mjs';
import { alternately } from '../rounds.mjs';
import { contendersOf, inContender, inEach } from './contenders.mjs';
import { requestsPerSecond } from './http-load.mjs';

/** So many have rides of their own: a page of the list each. */
const PAIRS = 4;
const RIDES = 10;

/** Adds pairs that ride to a running program, does the work, then closes their streams. */
export async function inRiding(running, count, work) {
  const pairs = await running.makePairs(count);
  try {
    return await work({ ...running, pairs });
  } finally {
    await Promise.all(pairs.map(({ stream }) => stream.close()));
  }
}

/** Riders with a page of rides. Their streams are closed: they would be served beside the reads. */
async function ridersOf(running) {
  const pairs = await running.makePairs(PAIRS);
  await Promise.all(
    pairs.map(async (pair) => {
      for (let count = 0; count < RIDES; count += 1) await ride(pair);
      await pair.stream.close();
    }),
  );
  return pairs.map(({ rider }) => rider);
}

/**
 * Signed-in reads of one address, answers a second of each contender.
 * @param {import('../report.mjs').Report} report
 * @param {{ name: string, path: string, target: number }} read
 * @param {{ rounds: number, seconds: number }} plan
 */
export const compareReads = (report, { name, path, target }, { rounds, seconds }) =>
  inEach(
    contendersOf(report.trees),
    (contender, work) =>
      inContender(contender, {}, async (running) => work({ ...running, riders: await ridersOf(running) })),
    async (contenders) => {
      const measure = ({ url, riders }) => {
        const asked = riders.map(({ cookie }) => ({ url: `${url}/api/v1${path}`, headers: { cookie } }));
        return requestsPerSecond(asked, seconds);
      };
      for (const contender of contenders) await measure(contender);
      report.compare({ name, unit: 'calls/s', target, atLeast: true }, await alternately(contenders, rounds, measure));
    },
  );
