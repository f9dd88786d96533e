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
import { toldToOperator } from './testing/told-to-operator.js';

const LAST = 'f'.repeat(24);
const ROUNDS = process.env.LONG === '1' ? 200 : 15;
jest.setTimeout(60_000 + ROUNDS * 1_000);

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

/** As an operator's command has it, without a port between. */
const caller = {
  call: async (endpoint: never, input: never) => {
    const { status, body } = await platform.call(endpoint, input);
    expect(status).toBe(200);
    return (body as { data: unknown }).data;
  },
} as unknown as ServiceCaller;

type Kept = { _id: string; status: string };
/** Both lie in one collection, and each has a field that the other has not. */
const OWN_FIELD = { DriverProjection: 'experience', VehicleProjection: 'vehicleType' };
type Replica = keyof typeof OWN_FIELD;
const projection = (name: Replica) => platform.model<Kept>('ride', name);
const every = (name: Replica) => ({ [OWN_FIELD[name]]: { $exists: true } });
/** Without the numbers: what is told again bears that of the newest event, which may have been about something else. */
const all = (name: Replica) => projection(name).find(every(name), { aggregateVersion: 0 }).sort({ _id: 1 }).lean();
const kept = async () => ({ drivers: await all('DriverProjection'), vehicles: await all('VehicleProjection') });
const effects = async () => [
  await platform.model('notification', 'Notification').countDocuments(),
  await platform.model('notification', 'Act').countDocuments(),
  (await platform.mailbox.list()).length,
];
async function rebuild() {
  const told = await rebuildDrivers(caller);
  await platform.settled();
  return told;
}

describe('ride’s drivers are rebuilt from their owner', () => {
  it('wholly, whatever was lost or wrong, and as often as one likes', async () => {
    const right = await kept();
    expect(right.drivers).toHaveLength(DEMONSTRATION_DRIVERS.length);
    const [lost, wrong] = right.drivers;
    await projection('DriverProjection').deleteOne({ _id: lost?._id as string });
    await projection('DriverProjection').updateOne({ _id: wrong?._id as string }, { status: 'PENDING' });
    await projection('VehicleProjection').deleteMany(every('VehicleProjection'));
    expect(await rebuild()).toContain(`${right.drivers.length} drivers and ${right.vehicles.length} vehicles`);
    expect(await kept()).toEqual(right);
    await rebuild();
    expect(await kept()).toEqual(right);
  });

  it('without a second effect: no feed entry, no act, no mail', async () => {
    const before = await effects();
    await rebuild();
    expect(await effects()).toEqual(before);
  });

  it(`while drivers change: nothing goes back, ${ROUNDS} rounds`, async () => {
    const driver = (await kept()).drivers.find(({ status }) => status === 'APPROVED');
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
  const told = (args: string[], variables: NodeJS.ProcessEnv) => toldToOperator(['rebuild', ...args], variables);

  it('has every page asked of the owner’s projections, as a service that signs, and is told what was told', async () => {
    const owner = await openOwner(({ after }) => {
      const data = after === undefined ? { told: 2, last: LAST } : { told: 0, last: null };
      return { status: 200, body: { success: true, message: 'Told again', data } };
    });
    const variables = { DRIVER_URL: owner.url, STATEMENT_KEYS: generateStatementKeys(['ride']).ride };
    const sentence = expect.stringContaining('2 drivers and 2 vehicles are told again');
    expect(await told(['ride', 'drivers'], variables)).toEqual([0, sentence]);
    expect(owner.asked).toEqual(
      ['vehicles', 'drivers'].flatMap((of) =>
        [{ of }, { of, after: LAST }].map((body) => ({ url: '/internal/restatement', isSigned: true, body })),
      ),
    );
    await owner.close();
  });

  it('is told which projections there are', async () => {
    expect(await told(['ride', 'people'], {})).toEqual([1, 'Name a projection: ride drivers.']);
  });

  it('is told every setting that is missing', async () => {
    const sentence = 'rebuild cannot start; missing or not right: DRIVER_URL, STATEMENT_KEYS.';
    expect(await told(['ride', 'drivers'], {})).toEqual([1, sentence]);
  });
});
