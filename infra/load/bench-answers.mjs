import { parseArgs } from 'node:util';
import { besideKafka } from './answers/beside-kafka.mjs';
import { BUSY, inFixture, ONE_PROCESS } from './live/fixtures.mjs';
import { measure } from './live/measure.mjs';
import { makePairs } from './live/pairs.mjs';
import { shareOf } from './share.rules.mjs';

const WARM_UP_RIDES = 60;

/**
 * From a driver's answer to the rider's stream, with one stream open for each pair, round by round.
 * @param {string[]} words `kafka` for the same on Kafka, beside Kafka's own; `--rounds N`, `--seconds N` of each round
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string' } },
  });
  const unknown = positionals.find((word) => word !== 'kafka');
  if (unknown !== undefined) throw new Error(`'${unknown}' is no word of this bench: kafka is.`);
  const isOnKafka = positionals.includes('kafka');
  const plan = { rounds: Number(values.rounds), seconds: Number(values.seconds ?? (isOnKafka ? 40 : 10)) };
  await (isOnKafka ? besideKafka(plan, report) : onEmbeddedLog(plan, report));
}

async function onEmbeddedLog(plan, report) {
  const { pairs: count, ridesPerSecond, targetP99Ms: target } = BUSY;
  const rounds = await inFixture({ ...ONE_PROCESS, environment: { DEMO: 'people', RATE_LIMITS: 'off' } }, (fixture) =>
    inRounds(fixture, { count, ridesPerSecond, ...plan }),
  );
  const shares = (share) => rounds.map(({ latencies }) => shareOf(latencies, share));
  const what = `answer to stream, ${ridesPerSecond} rides/s asked, ${count} streams`;
  report.add({
    name: `rides made of ${ridesPerSecond} a second`,
    unit: 'rides/s',
    values: rounds.map(({ latencies, seconds }) => latencies.length / seconds),
  });
  report.add({ name: `${what}, p50`, unit: 'ms', values: shares(0.5), digits: 1 });
  report.add({ name: `${what}, p99`, unit: 'ms', values: shares(0.99), digits: 1, target });
}

async function inRounds(fixture, { count, ridesPerSecond, rounds, seconds }) {
  const pairs = await makePairs(fixture, count);
  try {
    await measure(pairs, { count: WARM_UP_RIDES, ridesPerSecond });
    const measured = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push(await measure(pairs, { count: ridesPerSecond * seconds, ridesPerSecond }));
    return measured;
  } finally {
    await Promise.all(pairs.map(({ stream }) => stream.close()));
  }
}
