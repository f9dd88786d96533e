import { measure } from './live/measure.mjs';
import { makePairs } from './live/pairs.mjs';
import { inWorld, WORLDS } from './live/worlds.mjs';

const PAIRS = 16;
const RIDES_PER_SECOND = 5;
const WARM_UP_RIDES = 60;
const RIDES = 200;
const TARGET_P99_MS = 150;

const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99, max: 1 };

/** The smallest value that so many of all values do not exceed. */
const shareOf = (sorted, share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];

async function latenciesIn(world) {
  return inWorld(world, async (running) => {
    const pairs = await makePairs(running, PAIRS);
    try {
      await measure(pairs, { count: WARM_UP_RIDES, ridesPerSecond: RIDES_PER_SECOND });
      return await measure(pairs, { count: RIDES, ridesPerSecond: RIDES_PER_SECOND });
    } finally {
      await Promise.all(pairs.map(({ stream }) => stream.close()));
    }
  });
}

function print({ name }, { latencies, seconds }) {
  const sorted = [...latencies].sort((left, right) => left - right);
  const figures = Object.entries(SHARES).map(
    ([label, share]) => `${label} ${shareOf(sorted, share).toFixed(1).padStart(6)}`,
  );
  const p99 = shareOf(sorted, SHARES.p99);
  const pace = (latencies.length / seconds).toFixed(1);
  console.log(
    `${name.padEnd(20)}${figures.join('  ')} ms   ${latencies.length} rides at ${pace}/s   target p99 ${TARGET_P99_MS} ${p99 <= TARGET_P99_MS ? 'met' : 'MISSED'}`,
  );
}

/**
 * The live path in each world, one after the other: from the driver's answer sent to its entry on the rider's stream.
 * @param {string[]} chosen keys of the worlds; all when empty
 */
export async function bench(chosen) {
  for (const world of WORLDS.filter(({ key }) => chosen.length === 0 || chosen.includes(key)))
    print(world, await latenciesIn(world));
}
