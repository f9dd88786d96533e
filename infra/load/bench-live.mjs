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

function add(report, { name, load }, { latencies, seconds }) {
  report.say(
    `${name}: ${(latencies.length / seconds).toFixed(1)} of ${load.ridesPerSecond} rides/s, ${load.pairs} streams`,
  );
  for (const [label, share] of Object.entries(SHARES)) {
    const target = label === 'p99' ? { target: load.targetP99Ms } : {};
    const values = [shareOf(latencies, share)];
    report.add({ name: `${name}, answer to stream, ${label}`, unit: 'ms', values, digits: 1, ...target });
  }
}

/**
 * Measures the live path in each fixture in turn: from sending the driver's answer to its notification on the rider's stream.
 * @param {string[]} chosen keys of fixtures; all when empty
 * @param {import('./report.mjs').Report} report
 */
export async function bench(chosen, report) {
  for (const fixture of FIXTURES.filter(({ key }) => chosen.length === 0 || chosen.includes(key)))
    add(report, fixture, await latenciesIn(fixture));
}
