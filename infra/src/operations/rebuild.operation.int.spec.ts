import { driverHttp } from '@pothik/contracts/driver';
import { DemonstrationDrivers, driverService } from '@pothik/driver';
import { notificationService } from '@pothik/notification';
import { rideService } from '@pothik/ride';
import { type ServiceCaller } from '@pothik/service-kit';
import { generateStatementKeys } from '@pothik/service-kit/host';
import { person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { DEMONSTRATION_DRIVERS } from '../demonstration/people.js';
import { rebuildDrivers } from './rebuild.operation.js';
import { openOwner } from './testing/owner-stand-in.js';
import { runOperation } from './testing/run-operation.js';

const LAST = 'f'.repeat(24);
const ROUNDS = process.env.LONG === '1' ? 200 : 15;

let platform: TestPlatform;
const administrator = person({ role: 'SUPER_ADMIN' });

beforeAll(async () => {
  platform = await startTestPlatform({
    services: [driverService, rideService, notificationService],
    configuration: { notification: { PUBLIC_URL: 'https://pothik.test', SUPPORT_EMAIL: 'support@pothik.test' } },
  });
  const registeredAt = platform.clock.now();
  const judgedBy = { kind: 'person', id: administrator.id, role: 'SUPER_ADMIN' } as const;
  await platform
    .service('driver')
    .app.get(DemonstrationDrivers, { strict: false })
    .seed(DEMONSTRATION_DRIVERS.map((driver) => ({ ...driver, registeredAt, judgedBy })));
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
/** Both are in one collection; each has a field that the other lacks. */
const OWN_FIELD = { DriverProjection: 'experience', VehicleProjection: 'vehicleType' };
type ProjectionName = keyof typeof OWN_FIELD;
const projection = (name: ProjectionName) => platform.model<Stored>('ride', name);
const every = (name: ProjectionName) => ({ [OWN_FIELD[name]]: { $exists: true } });
/** Without the version numbers: a republished snapshot has that of the newest event, which may concern another field. */
const all = (name: ProjectionName) =>
  projection(name).find(every(name), { aggregateVersion: 0 }).sort({ _id: 1 }).lean();
const stored = async () => ({ drivers: await all('DriverProjection'), vehicles: await all('VehicleProjection') });
const effects = async () => [
  await platform.model('notification', 'Notification').countDocuments(),
  await platform.model('notification', 'AuditLogEntry').countDocuments(),
  (await platform.mailbox.list()).length,
];
async function rebuild() {
  const summary = await rebuildDrivers(caller);
  await platform.settled();
  return summary;
}

describe('ride’s drivers are rebuilt from their owner', () => {
  it('completely, whatever was lost or wrong, and repeatedly', async () => {
    const right = await stored();
    expect(right.drivers).toHaveLength(DEMONSTRATION_DRIVERS.length);
    const [lost, wrong] = right.drivers;
    await projection('DriverProjection').deleteOne({ _id: lost?._id as string });
    await projection('DriverProjection').updateOne({ _id: wrong?._id as string }, { status: 'PENDING' });
    await projection('VehicleProjection').deleteMany(every('VehicleProjection'));
    expect(await rebuild()).toContain(`${right.drivers.length} drivers and ${right.vehicles.length} vehicles`);
    expect(await stored()).toEqual(right);
    await rebuild();
    expect(await stored()).toEqual(right);
  });

  it('without a second effect: no notification, no audit log entry, no mail', async () => {
    const before = await effects();
    await rebuild();
    expect(await effects()).toEqual(before);
  });

  it(`while drivers change: no projection goes back in time, ${ROUNDS} rounds`, async () => {
    const driver = (await stored()).drivers.find(({ status }) => status === 'APPROVED');
    const id = driver?._id ?? '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const status = round % 2 === 0 ? 'SUSPENDED' : 'APPROVED';
      const change = platform.call(
        driverHttp.updateStatus,
        { id, status, reason: 'A test of ours' },
        { as: administrator },
      );
      const [answer] = await Promise.all([change, rebuildDrivers(caller), rebuildDrivers(caller)]);
      expect(answer.status).toBe(200);
      await platform.settled();
      expect(await projection('DriverProjection').findById(id).lean()).toMatchObject({ status });
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
    const sentence = expect.stringContaining('2 drivers and 2 vehicles are told again');
    expect(await run(['ride', 'drivers'], variables)).toEqual([0, sentence]);
    expect(owner.requests).toEqual(
      ['vehicles', 'drivers'].flatMap((of) =>
        [{ of }, { of, after: LAST }].map((body) => ({ url: '/internal/restatement', isSigned: true, body })),
      ),
    );
    await owner.close();
  });

  it('reads which projections there are', async () => {
    expect(await run(['ride', 'people'], {})).toEqual([1, 'Name a projection: ride drivers.']);
  });

  it('reads every missing setting', async () => {
    const sentence = 'rebuild cannot start; missing or not right: DRIVER_URL, STATEMENT_KEYS.';
    expect(await run(['ride', 'drivers'], {})).toEqual([1, sentence]);
  });
});
