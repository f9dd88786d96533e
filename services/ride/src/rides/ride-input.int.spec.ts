import type { Endpoint } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
beforeAll(async () => {
  fixture = await RideFixture.open();
  rider = await fixture.rider();
  driver = await fixture.driver();
});
afterAll(() => fixture.close());

type Wrong = Record<string, unknown>;
const OPERATOR = { $gt: '' };
const LONG = 'x'.repeat(201);
const id = newId();
const locations = { pickupLocation: 'Mirpur', dropLocation: 'Farmgate' };

const WRONG_BOOKINGS: Wrong[] = [
  { pickupLocation: 'Same', dropLocation: ' same', driver: id },
  {},
  { ...locations },
  { ...locations, driver: 'nobody' },
  { ...locations, driver: 5 },
  { ...locations, driver: OPERATOR },
  { ...locations, driver: id, pickupLocation: '  ' },
  { ...locations, driver: id, pickupLocation: LONG },
  { ...locations, driver: id, dropLocation: OPERATOR },
  { ...locations, driver: id, dropLocation: ['Farmgate'] },
  { ...locations, driver: id, note: 'x'.repeat(141) },
  { ...locations, driver: id, note: OPERATOR },
  { ...locations, driver: id, fare: 5 },
  { ...locations, driver: id, status: 'COMPLETED' },
];
const WRONG_STATUSES: Wrong[] = [
  { rideId: id },
  { rideId: id, rideStatus: 'DONE' },
  { rideId: id, rideStatus: OPERATOR },
  { rideId: id, rideStatus: 'CANCELLED', reason: 'no' },
  { rideId: id, rideStatus: 'CANCELLED', reason: 'x'.repeat(301) },
  { rideId: id, rideStatus: 'CANCELLED', reason: OPERATOR },
  { rideId: id, rideStatus: 'ACCEPTED', driver: id },
  { rideId: 'one', rideStatus: 'ACCEPTED' },
];
const WRONG_FARES: Wrong[] = [
  ...[undefined, 0, -1, 50_001, 10.5, 'ten', '', null, true, OPERATOR, [100]].map((fare) => ({ rideId: id, fare })),
  { rideId: id, fare: 100, currency: 'USD' },
  { rideId: 'one', fare: 100 },
];
const WRONG_LISTS: Wrong[] = [
  { find: LONG },
  { find: 'P-7\u0000' },
  { overdue: 'false' },
  { vehicleType: 'BOAT' },
  { driver: 'Rafiqul' },
  { to: '31 November' },
];
const WRONG_CODES: Wrong[] = [
  {},
  { rideId: id },
  ...[123456, '12345', '1234567', 'abcdef', OPERATOR, null, ['123456']].map((otp) => ({ rideId: id, otp })),
  { rideId: OPERATOR, otp: '123456' },
  { rideId: id, otp: '123456', admin: true },
];

const calls: [string, Endpoint, 'rider' | 'driver' | 'administrator', Wrong[]][] = [
  ['rides', rideHttp.rides, 'administrator', WRONG_LISTS],
  ['incidents', rideHttp.incidents, 'administrator', [{ ride: 'P-7Q4MK' }, { ride: OPERATOR }]],
  ['book', rideHttp.book, 'rider', WRONG_BOOKINGS],
  ['update-status', rideHttp.updateStatus, 'driver', WRONG_STATUSES],
  ['set-fare', rideHttp.setFare, 'driver', WRONG_FARES],
  ['verify-otp', rideHttp.verifyCode, 'driver', WRONG_CODES],
  ['renew-code', rideHttp.renewCode, 'rider', [{ rideId: 'one' }]],
  ['send-message', rideHttp.sendSos, 'rider', [{ rideId: '$gt' }]],
  ['ride', rideHttp.getRide, 'rider', [{ rideId: 'x' }]],
  ['acknowledge', rideHttp.acknowledgeIncident, 'administrator', [{ id: 'x' }]],
  ['resolve', rideHttp.resolveIncident, 'administrator', [{ id }, { id, note: OPERATOR }, { id, note: 'no' }]],
];

describe.each(calls)('wrong input to %s', (_name, endpoint, role, inputs) => {
  it.each(inputs.map((input) => [JSON.stringify(input).slice(0, 100), input] as const))(
    '%s is refused, and nothing is stored',
    async (_text, input) => {
      const people: Record<typeof role, Person> = {
        rider: rider.person,
        driver: driver.person,
        administrator: fixture.administrator,
      };
      const { status, body } = await fixture.call(endpoint, input as never, { as: people[role] });
      expect({ status, body }).toMatchObject({ status: 400, body: { success: false, code: 'request/invalid' } });
      expect(body.errors?.length).toBeGreaterThan(0);
      for (const name of ['Ride', 'Incident']) {
        expect(await fixture.platform.model('ride', name).countDocuments()).toBe(0);
      }
    },
  );
});
