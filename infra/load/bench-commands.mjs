import { setTimeout as pause } from 'node:timers/promises';
import { inFloor, makeFloorPairs } from './floor/in-floor.mjs';
import { APART_FROM_DATABASE, inFixture } from './live/fixtures.mjs';
import { makePairs } from './live/pairs.mjs';
import { eventually } from './live/person.mjs';
import { CommandCounter } from './lives/command-counter.mjs';
import { live } from './lives/life.mjs';

const RIDES = 40;
const TARGETS = { ride: 24, idleMinute: 30 };
const MINUTE_MS = 60_000;
/** Consumers and sweeps end their work on what was done within this time. */
const SETTLING_MS = 5_000;

async function perRide(counter, pair) {
  await pause(SETTLING_MS);
  counter.take();
  for (let count = 0; count < RIDES; count += 1) await live(pair);
  await pause(SETTLING_MS);
  const { total, byName } = counter.take();
  return { total: total / RIDES, byName: byName.map(([name, count]) => `${name} ${(count / RIDES).toFixed(1)}`) };
}

const verdict = (value, target) => `target ${target} ${value <= target ? 'met' : 'MISSED'}`;

/** The database commands of a ride, of the floor's ride, and of a minute in which nobody does anything. */
export async function bench() {
  await withCounter(inFloor, async (floor, counter) => {
    const [pair] = await makeFloorPairs(floor, 1);
    const { total, byName } = await perRide(counter, pair);
    console.log(`commands of the floor's ride   ${total.toFixed(1).padStart(6)}   ${byName.join(', ')}`);
  });
  const inPlatform = (work, options) => inFixture({ ...APART_FROM_DATABASE, ...options }, work);
  await withCounter(inPlatform, async (platform, counter) => {
    const [pair] = await makePairs(platform, 1);
    await eventually(() => live(pair));
    const { total, byName } = await perRide(counter, pair);
    console.log(
      `commands of a ride             ${total.toFixed(1).padStart(6)}   ${verdict(total, TARGETS.ride)}   ${byName.join(', ')}`,
    );
    await pair.stream.close();
    await pause(SETTLING_MS);
    counter.take();
    await pause(MINUTE_MS);
    const idle = counter.take();
    const names = idle.byName.map(([name, count]) => `${name} ${count}`).join(', ');
    console.log(
      `commands of an idle minute     ${String(idle.total).padStart(6)}   ${verdict(idle.total, TARGETS.idleMinute)}   ${names}`,
    );
  });
}

/** The program's database is reached through a counter. */
async function withCounter(inProgram, work) {
  let counter;
  const through = async (databaseUrl) => {
    counter = await CommandCounter.before(databaseUrl);
    return counter.url;
  };
  try {
    await inProgram((running) => work(running, counter), { through });
  } finally {
    await counter?.close();
  }
}
