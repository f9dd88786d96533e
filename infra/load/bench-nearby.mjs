import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectNearby, SystemClock } from '@pothik/engines/connect';
import { PinoLogger } from '@pothik/service-kit/host';
import { usedBytes } from '../../lab/engines/clients/redis.mjs';
import { seededRandom } from './pairs.rules.mjs';
import { shareOf } from './share.rules.mjs';

const KIND = 'bench';
const TICK_MS = 20;
const TOLD_A_TICK = 20;
/** Before the measuring. */
const TOLD_AT_ONCE = 500;
const TARGET_P99_MS = 20;
const QUESTION = { withinMetres: 5_000, limit: 20 };
const DHAKA = { lat: 23.7, lng: 90.33, height: 0.18, width: 0.15 };
/** About 50 m: what a driver moves between two tellings. */
const STEP_DEGREES = 0.0005;

const random = seededRandom(1);
const anywhere = () => ({ lat: DHAKA.lat + random() * DHAKA.height, lng: DHAKA.lng + random() * DHAKA.width });
const onward = ({ lat, lng }) => ({
  lat: lat + (random() - 0.5) * STEP_DEGREES,
  lng: lng + (random() - 0.5) * STEP_DEGREES,
});

/** 1,000 tellings and 50 questions a second, at their times whether the earlier ones were answered or not. */
async function load(nearby, drivers, seconds) {
  const times = { told: [], asked: [] };
  const timed = async (list, call) => {
    const due = performance.now();
    await call();
    list.push(performance.now() - due);
  };
  const running = [];
  const beganAt = performance.now();
  for (let tick = 0, next = 0; tick * TICK_MS < seconds * 1_000; tick += 1) {
    await pause(Math.max(0, beganAt + tick * TICK_MS - performance.now()));
    for (let told = 0; told < TOLD_A_TICK; told += 1, next = (next + 1) % drivers.length) {
      drivers[next] = onward(drivers[next]);
      const [id, place] = [`driver-${next}`, drivers[next]];
      running.push(timed(times.told, () => nearby.tell(KIND, id, place, new Date())));
    }
    running.push(timed(times.asked, () => nearby.nearest(KIND, anywhere(), QUESTION)));
  }
  await Promise.all(running);
  return times;
}

function add(report, name, { told, asked }, count, bytes) {
  report.say(`${name}, ${count} drivers: ${asked.length} questions, ${told.length} tellings`);
  const ms = (what, times, share, target) =>
    report.add({
      name: `${name}, ${what}, p${share * 100}`,
      unit: 'ms',
      values: [shareOf(times, share)],
      digits: 2,
      ...target,
    });
  for (const share of [0.5, 0.99, 1]) {
    ms('a question', asked, share, share === 0.99 ? { target: TARGET_P99_MS } : {});
    ms('a telling', told, share, {});
  }
  report.add({ name: `${name}, all places`, unit: 'MB', values: [bytes / 1e6], digits: 1 });
  report.add({ name: `${name}, a place`, unit: 'KB', values: [bytes / count / 1e3] });
}

async function measure(report, name, { nearby, used, count, seconds }) {
  const before = await used();
  const drivers = Array.from({ length: count }, anywhere);
  for (let from = 0; from < count; from += TOLD_AT_ONCE) {
    const some = drivers.slice(from, from + TOLD_AT_ONCE);
    await Promise.all(some.map((place, index) => nearby.tell(KIND, `driver-${from + index}`, place, new Date())));
  }
  const bytes = (await used()) - before;
  await load(nearby, drivers, 2);
  add(report, name, await load(nearby, drivers, seconds), count, bytes);
  for (const index of drivers.keys()) await nearby.forget(KIND, `driver-${index}`);
  await nearby.close();
}

/**
 * Drivers who tell their places while riders ask.
 * @param {string[]} words `--drivers N`, `--seconds N`
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: { drivers: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '20' } },
  });
  const [count, seconds] = [Number(values.drivers), Number(values.seconds)];
  const parts = { clock: new SystemClock(), logger: PinoLogger.create('bench', { level: 'warn' }) };
  const { REDIS_URL } = process.env;
  const heap = async () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  await measure(report, 'embedded', { nearby: await connectNearby({}, parts), used: heap, count, seconds });
  if (!REDIS_URL) return report.say('Redis was not measured: REDIS_URL is not set.');
  const nearby = await connectNearby({ REDIS_URL }, parts);
  await measure(report, 'Redis', { nearby, used: () => usedBytes({ REDIS_URL }), count, seconds });
}
