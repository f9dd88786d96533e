import { driverHttp, type LiveDriver, type LiveDrivers, POSITION, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { API_PREFIX } from '@pothik/contracts/platform';
import type { Page } from 'playwright-core';
import { drawnMap } from '../../../e2e/support/map.js';
import type { Measurement } from '../measurement.rules.mjs';
import { seededRandom } from '../pairs.rules.mjs';
import { type BenchFixture, inWindow, PEOPLE } from './bench-fixture.js';
import { framesWithin, observe, seenBy } from './observe.js';

const DRIVERS = 1_000;
const WATCHED_MS = 20_000;
const DHAKA = { lat: 23.7, lng: 90.33, height: 0.18, width: 0.15 };
/** How far a car comes at most until the next answer, in degrees. */
const STEP = 0.0006;
/** Most are free, as on a quiet morning: the map groups them, and draws the others one by one. */
const STATES: readonly LiveDriver['state'][] = ['FREE', 'FREE', 'FREE', 'COMING', 'ON_RIDE', 'ASKED'];
/** Moved by hand, a machine without a graphics card draws the streets alone below 30 frames/s: so it is compared with them. */
const TARGET = { framesPerSecond: 30, shareOfStreets: 0.8, taskMs: 200 };
/** Where one stands in each corner, the map looks at the same streets as with everybody. */
const CORNERS = [0, 1].flatMap((up) => [0, 1].map((right) => ({ up, right })));

/** The same drivers at each call, each a step further; the first four begin in the corners. */
function fleet(count: number): () => LiveDrivers {
  const random = seededRandom(1);
  const types = Object.values(VEHICLE_TYPE);
  const one = <Value>(of: readonly Value[], index: number) => of[index % of.length] as Value;
  const places = Array.from({ length: count }, (_, index) => {
    const { up, right } = CORNERS[index] ?? { up: random(), right: random() };
    return { lat: DHAKA.lat + up * DHAKA.height, lng: DHAKA.lng + right * DHAKA.width };
  });
  return () => {
    const now = new Date().toISOString();
    const drivers = places.map((place, index): LiveDriver => {
      place.lat += (random() - 0.5) * STEP;
      place.lng += (random() - 0.5) * STEP;
      const _id = index.toString(16).padStart(24, '0');
      const [state, vehicleType] = [one(STATES, index), one(types, index)];
      return { _id, name: `Driver ${index + 1}`, vehicleType, state, point: { ...place }, at: now };
    });
    return { now, drivers, notShown: 0 };
  };
}

/** Moves the map to and fro with the mouse until it is told to stop. */
async function moveMap(page: Page, { signal }: AbortController): Promise<void> {
  await page.mouse.move(400, 400);
  await page.mouse.down();
  for (let step = 0; !signal.aborted; step += 1)
    await page.mouse.move(400 + 150 * Math.sin(step / 15), 400 + 100 * Math.cos(step / 20));
  await page.mouse.up();
}

/** The administrators' live map with a thousand drivers who move: watched, then moved by hand, 20 s each, beside one of four drivers. */
export async function* measureLiveMap(fixture: BenchFixture): AsyncGenerator<Measurement> {
  const streets = await seenOf(fixture, CORNERS.length);
  const full = await seenOf(fixture, DRIVERS);
  const [watched, moved] = [`live map of ${DRIVERS} drivers, watched`, `live map of ${DRIVERS} drivers, moved by hand`];
  yield {
    name: watched,
    unit: 'frames/s',
    values: [full.watched.framesPerSecond],
    target: TARGET.framesPerSecond,
    atLeast: true,
  };
  yield taskOf(full.watched);
  yield {
    name: `${moved}, to ${CORNERS.length}`,
    unit: 'times',
    values: [full.moved.framesPerSecond / streets.moved.framesPerSecond],
    target: TARGET.shareOfStreets,
    atLeast: true,
  };
  yield taskOf(full.moved);
}

const taskOf = ({ longestTaskMs }: Seen): Measurement => ({
  name: '  its longest task (0: none above 50 ms)',
  unit: 'ms',
  values: [longestTaskMs],
  target: TARGET.taskMs,
});

interface Seen {
  framesPerSecond: number;
  longestTaskMs: number;
}

/** The live map of so many drivers, in a window of its own. @throws Error when it was not told new places as often as it should be */
async function seenOf(fixture: BenchFixture, count: number): Promise<{ watched: Seen; moved: Seen }> {
  const next = fleet(count);
  let answers = 0;
  return inWindow(fixture, { as: PEOPLE.admin }, async (page) => {
    await observe(page);
    await page.route(`**${API_PREFIX}${driverHttp.livePositions.path}`, (route) => {
      answers += 1;
      return route.fulfill({ json: { success: true, message: '', data: next() } });
    });
    await page.goto('/admin/live');
    await drawnMap(page).waitFor();
    const watched = await during(page, () => answers);
    const stop = new AbortController();
    const moving = moveMap(page, stop);
    const moved = await during(page, () => answers);
    stop.abort();
    await moving;
    return { watched, moved };
  });
}

/** Twenty seconds of the page. A thread that is busy for long draws no frame. */
async function during(page: Page, answered: () => number): Promise<Seen> {
  const before = answered();
  const { began, ended, frames } = await framesWithin(page, WATCHED_MS);
  const told = answered() - before;
  if (told < WATCHED_MS / POSITION.movingMs - 1) throw new Error(`The map was told new places ${told} times only.`);
  const { tasks } = await seenBy(page);
  const longestTaskMs = Math.max(
    0,
    ...tasks.filter(({ at }) => at >= began && at < ended).map(({ duration }) => duration),
  );
  return { framesPerSecond: (frames / (ended - began)) * 1000, longestTaskMs };
}
