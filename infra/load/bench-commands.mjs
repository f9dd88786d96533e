import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inFloor, makeFloorPairs } from './floor/in-floor.mjs';
import { APART_FROM_DATABASE, inFixture } from './live/fixtures.mjs';
import { makePairs } from './live/pairs.mjs';
import { eventually } from './live/person.mjs';
import { CommandCounter } from './lives/command-counter.mjs';
import { live } from './lives/life.mjs';
import { saturated } from './lives/measure-lives.mjs';
import { processorMs } from './processor-time.mjs';
import { stop } from './programs.mjs';
import { startOn } from './started.mjs';

const RIDES = 40;
const PAIRS = 24;
const RIDES_OF_A_PAIR = 5;
const TARGETS = { ride: 24, idleMinute: 30, idleProcessorPercent: 0.5 };
const MINUTE_MS = 60_000;
/** Consumers and sweeps end their work on what was done within this time. */
const SETTLING_MS = 5_000;

/** What `rides` rides took, a ride. */
async function perRide(counter, rides, work) {
  await pause(SETTLING_MS);
  counter.take();
  await work();
  await pause(SETTLING_MS);
  const { total, byName } = counter.take();
  return { total: total / rides, names: byName.map(([name, count]) => `${name} ${(count / rides).toFixed(1)}`) };
}

const oneAfterAnother = async (pair) => {
  for (let count = 0; count < RIDES; count += 1) await live(pair);
};

function add(report, name, { total, names }, target) {
  report.add({ name, unit: 'commands', values: [total], ...(target === undefined ? {} : { target }) });
  report.say(`  ${names.join(', ')}`);
}

/**
 * The database commands of a ride and of the floor's ride, one after another and of 24 pairs at once, and of a minute in
 * which nobody does anything, with the processor time of such a minute. The words floor, ride and idle select parts.
 * @param {string[]} words
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const isAsked = (part) => words.length === 0 || words.includes(part);
  if (isAsked('floor')) await withCounter(inFloor, countFloor, report);
  const inPlatform = (work, options) => inFixture({ ...APART_FROM_DATABASE, ...options }, work);
  if (isAsked('ride')) await withCounter(inPlatform, countRides, report);
  if (!isAsked('idle')) return;
  await withCounter(inPlatform, countIdle, report);
  await measureIdle(report);
}

async function countFloor(floor, counter, report) {
  const [pair] = await makeFloorPairs(floor, 1);
  add(report, "commands of the floor's ride", await perRide(counter, RIDES, () => oneAfterAnother(pair)));
}

async function countRides(platform, counter, report) {
  const pairs = await makePairs(platform, PAIRS);
  await Promise.all(pairs.map((pair) => eventually(() => live(pair))));
  add(report, 'commands of a ride alone', await perRide(counter, RIDES, () => oneAfterAnother(pairs[0])));
  const together = () => saturated(pairs, RIDES_OF_A_PAIR);
  add(
    report,
    'commands of a ride, 24 at once',
    await perRide(counter, PAIRS * RIDES_OF_A_PAIR, together),
    TARGETS.ride,
  );
  await Promise.all(pairs.map(({ stream }) => stream.close()));
}

async function countIdle(platform, counter, report) {
  const [pair] = await makePairs(platform, 1);
  await eventually(() => live(pair));
  await pair.stream.close();
  // The hour of that ride is counted within a minute.
  await pause(MINUTE_MS + SETTLING_MS);
  counter.take();
  await pause(MINUTE_MS);
  const { total, byName } = counter.take();
  add(report, 'commands of an idle minute', { total, names: byName.map((each) => each.join(' ')) }, TARGETS.idleMinute);
}

/** Everything as `npm start` runs it on a seeded directory, the database's process included, once its start is long over. */
async function measureIdle(report) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  try {
    const platform = await startOn(directory);
    await pause(MINUTE_MS + SETTLING_MS);
    const before = processorMs(platform.child.pid);
    await pause(MINUTE_MS);
    const percent = ((processorMs(platform.child.pid) - before) / MINUTE_MS) * 100;
    await stop(platform);
    const name = 'processor time of an idle minute';
    report.add({ name, unit: '% of a core', values: [percent], digits: 2, target: TARGETS.idleProcessorPercent });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The program's database is reached through a counter. */
async function withCounter(inProgram, work, report) {
  let counter;
  const through = async (databaseUrl) => {
    counter = await CommandCounter.before(databaseUrl);
    return counter.url;
  };
  try {
    await inProgram((running) => work(running, counter, report), { through });
  } finally {
    await counter?.close();
  }
}
