import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import { RouterStandIn } from '../places/testing/router-stand-in.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { TestClock } from '../testing/test-clock.js';
import { connectDirections, connectNearby } from './places-engines.js';

const DHANMONDI = { lat: 23.7461, lng: 90.3742 };
const NIKUNJA = { lat: 23.8103, lng: 90.4125 };
const logger = new SilentLogger();

it('directions without ROUTER_URL are of the bundled roads', async () => {
  const directions = await connectDirections({}, { logger });
  expect((await directions.distance(DHANMONDI, NIKUNJA)).basis).toBe('ROADS');
  await directions.close();
});

it('directions without ROUTER_URL are of the straight line for who would wait for too many others', async () => {
  const directions = await connectDirections({}, { logger });
  const asked = await Promise.all(Array.from({ length: 300 }, () => directions.distance(DHANMONDI, NIKUNJA)));
  expect(new Set(asked.map(({ basis }) => basis))).toEqual(new Set(['ROADS', 'STRAIGHT_LINE']));
  expect(await directions.distances([DHANMONDI], NIKUNJA)).toEqual([await directions.distance(DHANMONDI, NIKUNJA)]);
  await directions.close();
});

it('directions for a fare are of roads although too many others ask, and refused behind too many fares', async () => {
  const directions = await connectDirections({}, { logger });
  const booking = { fareOf: 'BOOKING' } as const;
  const quiet = await directions.distance(DHANMONDI, NIKUNJA, booking);
  const others = Promise.all(Array.from({ length: 300 }, () => directions.line(DHANMONDI, NIKUNJA)));
  const fares = Array.from({ length: 100 }, () => directions.distance(DHANMONDI, NIKUNJA, booking));
  const answers = await Promise.allSettled(fares);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const distances = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(new Set(refusals.map(isEngineUnavailable))).toEqual(new Set([true]));
  expect(distances).toEqual(Array(40).fill(quiet));
  await others;
  await directions.close();
});

it('directions with ROUTER_URL are of the router, and of the bundled roads when it is away', async () => {
  const router = await RouterStandIn.start();
  const directions = await connectDirections({ ROUTER_URL: router.url }, { logger });
  expect((await directions.distance(DHANMONDI, NIKUNJA)).basis).toBe('ROUTER');
  await router.close();
  expect((await directions.distance(DHANMONDI, NIKUNJA)).basis).toBe('ROADS');
  await directions.close();
});

it('who is nearby without REDIS_URL is in the memory of the process', async () => {
  const clock = new TestClock();
  const nearby = await connectNearby({}, { clock, logger });
  const kind = { name: 'cars', ttlMs: 60_000 };
  await nearby.tell(kind, 'one', DHANMONDI, clock.now());
  expect(await nearby.nearest(kind, DHANMONDI, { withinMetres: 10, limit: 1 })).toHaveLength(1);
  await nearby.close();
});
