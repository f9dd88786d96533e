import { setTimeout as pause } from 'node:timers/promises';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../../e2e/support/eventually.js';
import { mailedCode } from '../../e2e/support/people.js';
import { runningPlatform } from '../../e2e/support/reach-platform.js';
import { composeServices } from '../../infra/deployment/compose-file.js';
import { assemblePeople } from '../traffic/people/assemble-people.js';
import type { People } from '../traffic/people/people.js';
import { driveRide } from '../traffic/rides/drive-ride.js';
import { Journal } from '../traffic/rides/journal.js';
import { RIDE_STEPS } from '../traffic/rides/ride-steps.table.js';
import type { Pair } from '../traffic/rides/ride-under-way.js';
import { Gateways } from '../traffic/session/gateways.js';
import { Container } from './container.js';

const PATIENCE_MS = 240_000;
const KILL_WITHIN_MS = 600_000;
/** How long an operator takes to notice a killed engine. */
const NOTICED_AFTER_MS = 1_000;
/** Those that `up` starts and that stay, not the ones that make logins or release the web, and end. */
const staying = Object.entries(composeServices()).filter(
  ([, { restart, profiles }]) => restart !== undefined && restart !== 'on-failure' && profiles === undefined,
);
const ours = staying.filter(([, { build }]) => build !== undefined).map(([name]) => name);
const engines = staying.filter(([, { build }]) => build === undefined).map(([name]) => name);
/** The pages of those that are no part of a ride. */
const PAGES: Record<string, string> = {
  mailpit: 'http://localhost:8025/api/v1/messages',
  prometheus: 'http://localhost:9090/-/ready',
  grafana: 'http://localhost:3000/api/health',
  jaeger: 'http://localhost:16686/',
};

let people: People;
let pair: Pair;
const journal = new Journal();

beforeAll(async () => {
  const platform = runningPlatform();
  const gateways = new Gateways([platform.url]);
  people = await assemblePeople({ gateways, mailedCode: (email) => mailedCode(platform, email) }, 1);
  const [rider, driver] = [people.riders[0], people.drivers[0]];
  if (rider === undefined || driver === undefined) throw new Error('Nobody was registered.');
  pair = { rider, driver };
  await driveRide(pair, journal, { betweenStepsMs: 0, isFirst: true });
}, PATIENCE_MS);

afterAll(() => pair?.rider.reader.close());

/** A ride to its end. The kill comes once its fare is set, and the ride goes on at once, while the container comes back. */
async function rideThrough(kill: () => Promise<void>, comeBack: () => Promise<void>): Promise<string[]> {
  let back: Promise<void> | undefined;
  const after = async (step: string) => {
    if (step !== 'set-fare') return;
    await kill();
    back = comeBack();
  };
  const ride = await driveRide(pair, journal, { betweenStepsMs: 0, after });
  await back;
  expect(journal.wrong).toEqual([]);
  const { history } = await pair.rider.session.insist(rideHttp.getRide, { rideId: ride.rideId });
  expect(history.map(({ to }) => to)).toEqual(['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
  return ride.acknowledged.map(({ step }) => step);
}

const everyStep = RIDE_STEPS.map(({ name }) => name);

describe('a container that is killed with a ride under way', () => {
  it.each(ours)(
    '%s: the ride comes to its end, and the container is started again and healthy',
    async (name) => {
      const container = await Container.of(name);
      const steps = await rideThrough(
        () => container.killFromWithin(),
        () => container.startedAgain(),
      );
      expect(steps).toEqual(everyStep);
      await container.healthy();
    },
    KILL_WITHIN_MS,
  );

  it.each(engines)(
    '%s: the ride comes to its end after a start with the same data',
    async (name) => {
      const container = await Container.of(name);
      const steps = await rideThrough(
        () => container.kill(),
        () => pause(NOTICED_AFTER_MS).then(() => container.start()),
      );
      expect(steps).toEqual(everyStep);
      await container.healthy();
      const page = PAGES[name];
      if (page !== undefined) await eventually(async () => expect((await fetch(page)).status).toBe(200), PATIENCE_MS);
    },
    KILL_WITHIN_MS,
  );

  it(
    'afterwards every ride counts once for its driver, and he is free',
    async () => {
      const { driver, rider } = pair;
      const earnings = journal.completed.reduce((sum, { fare }) => sum + fare, 0);
      await eventually(async () => {
        const { data } = await driver.session.insist(driverHttp.drivers, {});
        expect(data[0]).toMatchObject({ totalRides: journal.completed.length, totalEarnings: earnings });
        expect(await rider.session.insist(rideHttp.currentRide, {})).toBeNull();
        const free = await rider.session.insist(driverHttp.freeDrivers, {});
        expect(free.data.map(({ _id }) => _id)).toContain(driver.driverId);
      }, PATIENCE_MS);
      expect(journal.completed).toHaveLength(staying.length + 1);
    },
    PATIENCE_MS,
  );
});
