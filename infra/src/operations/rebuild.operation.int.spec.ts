import { getConnectionToken } from '@nestjs/mongoose';
import { authService } from '@pothik/auth';
import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { OWNERS, type Owner } from '@pothik/contracts/platform';
import { DemonstrationDrivers, driverService } from '@pothik/driver';
import { generatePushKey } from '@pothik/engines';
import { notificationService } from '@pothik/notification';
import { DemonstrationRides, rideService } from '@pothik/ride';
import { Outbox, type ServiceCaller } from '@pothik/service-kit';
import { generateStatementKeys } from '@pothik/service-kit/host';
import { person, rounds, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { DemonstrationProfiles, userService } from '@pothik/user';
import type { Connection } from 'mongoose';
import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import { drawnPortraits, drawnVehicles } from '../demonstration/pictures.js';
import { seedDemonstration } from '../demonstration/seed.js';
import { seededRides } from '../demonstration/seeded-rides.js';
import type { Services } from '../platform/local-services.js';
import { PROJECTIONS, rebuild as rebuildWith } from './rebuild.operation.js';
import { openOwner } from './testing/owner-stand-in.js';
import { runOperation } from './testing/run-operation.js';

const LAST = 'f'.repeat(24);
const ROUNDS = rounds(200);
const SESSION_KEYS = 'a-session-key-that-only-tests-use-long-enough';

let platform: TestPlatform;
const administrator = person({ role: 'SUPER_ADMIN' });
const [gone] = DEMONSTRATION_PEOPLE.filter(({ role }) => role === 'RIDER');

beforeAll(async () => {
  const PUBLIC_URL = 'https://pothik.test';
  platform = await startTestPlatform({
    services: [authService, userService, driverService, rideService, notificationService],
    configuration: {
      auth: { SESSION_KEYS, PUBLIC_URL },
      driver: { FORMER_PROFILES_KEY: SESSION_KEYS },
      notification: { PUBLIC_URL, SUPPORT_EMAIL: 'support@pothik.test', PUSH_KEYS: generatePushKey() },
    },
  });
  // The seeded month ends today.
  platform.clock.set(new Date());
  const services = Object.fromEntries(OWNERS.map((owner) => [owner, platform.service(owner)]));
  const { ride, driver, user } = services as unknown as Services;
  await seedDemonstration(services as unknown as Services, 'people');
  // Each picture takes a process to encode: that of who leaves, and one that stays.
  const portraits = drawnPortraits().filter(({ id }) => id === gone?.id || id === DEMONSTRATION_DRIVERS[0]?.userId);
  await Promise.all([
    ride.app.get(DemonstrationRides).seed(seededRides(new Date())),
    user.app.get(DemonstrationProfiles).seedPortraits(portraits),
    driver.app.get(DemonstrationDrivers).seedPictures(drawnVehicles().slice(0, 1)),
  ]);
  // The events of the seeded rides are published by a sweep.
  const outbox = platform.service('ride').app.get(Outbox, { strict: false });
  while ((await outbox.sweep()) > 0) await outbox.idle();
  await platform.settled();
  const [together] = seededRides(new Date()).filter(({ riderId }) => riderId !== gone?.id);
  const blocked = await platform.call(
    driverHttp.blockRider,
    { userId: together?.riderId ?? '' },
    { as: person({ id: together?.driverUserId ?? '', role: 'DRIVER' }) },
  );
  expect(blocked.body).toMatchObject({ success: true });
  const left = await platform.call(
    authHttp.deleteMe,
    { password: DEMONSTRATION_PASSWORD },
    { as: person({ id: gone?.id ?? '', role: 'RIDER' }) },
  );
  expect(left.status).toBe(200);
  await platform.settled();
});
afterAll(() => platform.close());

/** The caller of an operator's command, without HTTP in between. */
const caller = {
  call: async (endpoint: never, input: never) => {
    const { status, body } = await platform.call(endpoint, input);
    expect(status).toBe(200);
    return (body as { data: unknown }).data;
  },
} as unknown as ServiceCaller;

type Stored = { _id: string; status: string };
type Part = { service: Owner; model: string; filter?: object };
const of = (service: Owner, ...models: string[]): Part[] => models.map((model) => ({ service, model }));
/** All of ride's are in one collection; each has a field that the others lack, or its own kind of id. */
const OF_RIDE = {
  DriverProjection: { experience: { $exists: true } },
  VehicleProjection: { vehicleType: { $exists: true } },
  PersonName: { _id: /^name\// },
  PersonProfile: { phone: { $exists: true } },
  BlockProjection: { _id: /^block\// },
};
const ofRide = (...models: (keyof typeof OF_RIDE)[]): Part[] =>
  models.map((model) => ({ service: 'ride', model, filter: OF_RIDE[model] }));

/** Where the projections of the command are stored. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  'auth rides': of('auth', 'RideProjection'),
  'auth drivers': of('auth', 'DriverProfileProjection'),
  'user accounts': of('user', 'AccountProjection'),
  'driver people': of('driver', 'AccountProjection', 'ProfileProjection'),
  'driver rides': of('driver', 'RideProjection'),
  'ride drivers': ofRide('DriverProjection', 'VehicleProjection'),
  'ride blocks': ofRide('BlockProjection'),
  'ride people': ofRide('PersonName', 'PersonProfile'),
  'notification people': of('notification', 'AccountProjection', 'ProfileProjection'),
  'notification drivers': of('notification', 'WatchedPerson'),
};
const EVERY_PART = Object.values(PARTS).flat();

/** An aggregate of its own has the owner's number under another name. */
const NUMBERS = ['aggregateVersion', 'driverVersion'];

/** The models of a service that have the number of another owner's newest event. */
const projectionModelsOf = (part: Part): string[] => {
  const { models } = platform.service(part.service).app.get<Connection>(getConnectionToken());
  return Object.keys(models)
    .filter((model) => NUMBERS.some((number) => models[model]?.schema.path(number) !== undefined))
    .map((model) => `${part.service} ${model}`);
};

const modelOf = ({ service, model }: Part) => platform.model<Stored>(service, model);
/** Without the version numbers: a republished snapshot has that of the newest event, which may concern another field. */
const all = (part: Part) =>
  modelOf(part)
    .find(part.filter ?? {}, { aggregateVersion: 0, driverVersion: 0 })
    .sort({ _id: 1 })
    .lean();
const stored = (parts: readonly Part[]) => Promise.all(parts.map(all));
const lose = (parts: readonly Part[]) => Promise.all(parts.map((part) => modelOf(part).deleteMany(part.filter ?? {})));
const effects = async () => [
  await platform.model('notification', 'Notification').countDocuments(),
  await platform.model('notification', 'AuditLogEntry').countDocuments(),
  await platform.model('driver', 'Earning').countDocuments(),
  (await platform.mailbox.list()).length,
];
async function rebuild(name: string) {
  const summary = await rebuildWith(caller, name);
  await platform.settled();
  return summary;
}

describe('a projection is rebuilt from its owners', () => {
  it('every one of every service', () => {
    const { all: _all, ...each } = PROJECTIONS;
    expect(Object.keys(PARTS)).toEqual(Object.keys(each));
    const rebuilt = EVERY_PART.map(({ service, model }) => `${service} ${model}`);
    const first = OWNERS.map((owner) => EVERY_PART.find(({ service }) => service === owner) as Part);
    expect(rebuilt.sort()).toEqual(first.flatMap(projectionModelsOf).sort());
  });

  it.each(Object.keys(PARTS))('%s: after it was lost, and repeatedly', async (name) => {
    const parts = PARTS[name] ?? [];
    const right = await stored(parts);
    for (const documents of right) expect(documents.length).toBeGreaterThan(0);
    await lose(parts);
    await rebuild(name);
    expect(await stored(parts)).toEqual(right);
    await rebuild(name);
    expect(await stored(parts)).toEqual(right);
  });

  it('whatever is wrong in it', async () => {
    const parts = PARTS['ride drivers'] ?? [];
    const right = await stored(parts);
    const [drivers = [], vehicles = []] = right;
    expect(drivers).toHaveLength(DEMONSTRATION_DRIVERS.length);
    const [lost, wrong] = drivers;
    const projection = platform.model<Stored>('ride', 'DriverProjection');
    await projection.deleteOne({ _id: lost?._id as string });
    await projection.updateOne({ _id: wrong?._id as string }, { status: 'PENDING' });
    expect(await rebuild('ride drivers')).toContain(`${vehicles.length} vehicles, ${drivers.length} drivers`);
    expect(await stored(parts)).toEqual(right);
  });

  describe('all at once', () => {
    let right: Stored[][];
    let effectsBefore: number[];
    beforeAll(async () => {
      right = await stored(EVERY_PART);
      effectsBefore = await effects();
      await lose(EVERY_PART);
      await rebuild('all');
    });

    it('after it was lost', async () => {
      expect(await stored(EVERY_PART)).toEqual(right);
    });

    it('and has no name, e-mail, phone or picture of a deleted person', async () => {
      const text = JSON.stringify(await stored(EVERY_PART));
      expect(text).toContain(gone?.id);
      for (const personal of [gone?.name, gone?.email, gone?.phone]) expect(text).not.toContain(personal);
    });

    it('without a second effect: no notification, no audit log entry, no earning, no mail', async () => {
      expect(await effects()).toEqual(effectsBefore);
      await rebuild('all');
      expect(await effects()).toEqual(effectsBefore);
    });
  });

  it(`while drivers change: no projection goes back in time, ${ROUNDS} rounds`, async () => {
    const projection = platform.model<Stored>('ride', 'DriverProjection');
    const id = (await projection.findOne({ status: 'APPROVED' }).lean())?._id ?? '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const status = round % 2 === 0 ? 'SUSPENDED' : 'APPROVED';
      const change = platform.call(
        driverHttp.updateStatus,
        { id, status, reason: 'A test of ours' },
        { as: administrator },
      );
      const rebuilds = [rebuildWith(caller, 'ride drivers'), rebuildWith(caller, 'ride drivers')];
      const [answer] = await Promise.all([change, ...rebuilds]);
      expect(answer.status).toBe(200);
      await platform.settled();
      expect(await projection.findById(id).lean()).toMatchObject({ status });
    }
  });
});

describe('the operator', () => {
  const run = (args: string[], variables: NodeJS.ProcessEnv) => runOperation(['rebuild', ...args], variables);

  it('requests every page from the owner with a signed statement, and prints how many aggregates were republished', async () => {
    const owner = await openOwner(({ after }) => {
      const data = after === undefined ? { told: 2, last: LAST } : { told: 0, last: null };
      return { status: 200, body: { success: true, message: 'Told again', data } };
    });
    const variables = { DRIVER_URL: owner.url, STATEMENT_KEYS: generateStatementKeys(['operator']).operator };
    const sentence = expect.stringContaining('Told again: 2 vehicles, 2 drivers; ride stores them');
    expect(await run(['ride', 'drivers'], variables)).toEqual([0, sentence]);
    expect(owner.requests).toEqual(
      ['vehicles', 'drivers'].flatMap((of) =>
        [{ of }, { of, after: LAST }].map((body) => ({ url: '/internal/restatement', isSigned: true, body })),
      ),
    );
    await owner.close();
  });

  it('reads which projections there are', async () => {
    const names = Object.keys(PROJECTIONS).join(', ');
    expect(await run(['ride', 'cars'], {})).toEqual([1, `Name a projection: ${names}.`]);
  });

  it('reads every missing setting', async () => {
    const sentence = 'rebuild cannot start; missing or not right: DRIVER_URL, STATEMENT_KEYS.';
    expect(await run(['ride', 'drivers'], {})).toEqual([1, sentence]);
    const both = 'rebuild cannot start; missing or not right: AUTH_URL, USER_URL, STATEMENT_KEYS.';
    expect(await run(['ride', 'people'], {})).toEqual([1, both]);
  });
});
