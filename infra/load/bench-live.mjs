import { FIXTURES, inFixture } from './live/fixtures.mjs';
import { measure } from './live/measure.mjs';
import { makePairs } from './live/pairs.mjs';
import { shareOf } from './share.rules.mjs';

const WARM_UP_RIDES = 60;
const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99, max: 1 };

/** One stream stays open for each pair. */
async function latenciesIn(fixture) {
  const { pairs: count, ridesPerSecond, rides } = fixture.load;
  return inFixture(fixture, async (running) => {
    const pairs = await makePairs(running, count);
    try {
      await measure(pairs, { count: WARM_UP_RIDES, ridesPerSecond });
      return await measure(pairs, { count: rides, ridesPerSecond });
    } finally {
      await Promise.all(pairs.map(({ stream }) => stream.close()));
    }
  });
}

function print({ name, load }, { latencies, seconds }) {
  const percentiles = Object.entries(SHARES).map(
    ([label, share]) => `${label} ${shareOf(latencies, share).toFixed(1).padStart(6)}`,
  );
  const p99 = shareOf(latencies, SHARES.p99);
  const pace = `${(latencies.length / seconds).toFixed(1)} of ${load.ridesPerSecond} rides/s, ${load.pairs} streams`;
  const verdict = `target p99 ${load.targetP99Ms} ${p99 <= load.targetP99Ms ? 'met' : 'MISSED'}`;
  console.log(`${name.padEnd(20)}${percentiles.join('  ')} ms   ${pace}   ${verdict}`);
}

/**
 * Measures the live path in each fixture in turn: from sending the driver's answer to its notification on the rider's stream.
 * @param {string[]} chosen keys of fixtures; all when empty
 */
export async function bench(chosen) {
  for (const fixture of FIXTURES.filter(({ key }) => chosen.length === 0 || chosen.includes(key)))
    print(fixture, await latenciesIn(fixture));
}
