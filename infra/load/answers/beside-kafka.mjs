import { BUSY, inFixture, ONE_PROCESS, STEADY } from '../live/fixtures.mjs';
import { measure } from '../live/measure.mjs';
import { makePairs } from '../live/pairs.mjs';
import { measureInRounds } from '../rounds.mjs';
import { differences } from '../rounds.rules.mjs';
import { shareOf } from '../share.rules.mjs';
import { withKafka } from './kafka.mjs';

const ENVIRONMENT = { DEMO: 'people', RATE_LIMITS: 'off' };
const WARM_UP_RIDES = 60;
/** The mean of the values of a ride's six records, about. */
const EVENT_BYTES = 760;
/** How far the platform's p99 may be above Kafka's own. */
const TARGET_MS = 10;

/**
 * From a driver's answer to the rider's stream with Kafka in place of the embedded event log, and by turns how long the same
 * Kafka takes from a producer to a consumer at the same rate of events.
 * @param {{ rounds: number, seconds: number }} plan `seconds` of each in each round
 * @param {import('../report.mjs').Report} report
 */
export async function besideKafka(plan, report) {
  await withKafka((addresses, alone) =>
    inFixture({ ...ONE_PROCESS, environment: { ...ENVIRONMENT, ...addresses } }, async (fixture) => {
      const pairs = await makePairs(fixture, BUSY.pairs);
      try {
        const perSecond = (await eventsOfARide(pairs, alone)) * STEADY.ridesPerSecond;
        add(report, await inRounds({ pairs, alone, perSecond }, plan), perSecond);
      } finally {
        await Promise.all(pairs.map(({ stream }) => stream.close()));
      }
    }),
  );
}

/** About: those of the last rides may not all be published yet. */
async function eventsOfARide(pairs, alone) {
  const before = await alone.recordsOfPlatform();
  await measure(pairs, { count: WARM_UP_RIDES, ridesPerSecond: STEADY.ridesPerSecond });
  return ((await alone.recordsOfPlatform()) - before) / WARM_UP_RIDES;
}

const inRounds = ({ pairs, alone, perSecond }, { rounds, seconds }) => {
  const { ridesPerSecond } = STEADY;
  const contenders = {
    platform: () => measure(pairs, { count: ridesPerSecond * seconds, ridesPerSecond }),
    kafka: async () => ({ latencies: await alone.measure({ perSecond, seconds, bytes: EVENT_BYTES }) }),
  };
  return measureInRounds(contenders, rounds);
};

function add(report, { platform, kafka }, perSecond) {
  const shares = (rounds, share) => rounds.map(({ latencies }) => shareOf(latencies, share));
  const ms = (name, values, target) => report.add({ name, unit: 'ms', values, digits: 1, ...target });
  const made = platform.map(({ latencies, seconds }) => latencies.length / seconds);
  report.add({ name: `rides made of ${STEADY.ridesPerSecond} a second`, unit: 'rides/s', values: made });
  const [own, bare] = [shares(platform, 0.99), shares(kafka, 0.99)];
  const what = `answer to stream on Kafka, ${BUSY.pairs} streams`;
  ms(`${what}, p50`, shares(platform, 0.5));
  ms(`${what}, p99`, own);
  const floor = `Kafka’s own, ${perSecond.toFixed(0)} events/s, sent to consumed`;
  ms(`${floor}, p50`, shares(kafka, 0.5));
  ms(`${floor}, p99`, bare);
  ms('p99 of answer to stream above Kafka’s own', differences(own, bare), { target: TARGET_MS });
}
