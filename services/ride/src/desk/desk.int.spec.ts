import { authEvents } from '@pothik/contracts/auth';
import { RIGHT, ROLE } from '@pothik/contracts/platform';
import { type DeskCaller, RIDE_DEADLINE, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { WRITTEN } from '../rides/rules/sample-ride.js';
import { deskStandIns } from '../testing/desk-stand-ins.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, newId, RideFixture } from '../testing/ride-fixture.js';

const desk = person({ role: ROLE.ADMIN, rights: [RIGHT.DESK] });
let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
  const account = { id: desk.id, name: 'Shirin Akter', email: desk.email, role: desk.role, verified: true };
  await fixture.platform.publish(authEvents.userRegistered, { aggregateId: desk.id, payload: { account } });
  await fixture.platform.settled();
});
afterAll(() => fixture.close());
beforeEach(() => {
  deskStandIns.sent = [];
  deskStandIns.isAway = false;
});

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `018${String(numbers).padStart(8, '0')}`;
};

const book = (phone: string, driver: FixtureDriver, more: object = {}, as: Person = desk, idempotencyKey?: string) =>
  fixture.call(
    rideHttp.bookForCaller,
    { ...WRITTEN, phone, name: 'Rahima', driver: driver.driverId, ...more },
    {
      as,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    },
  );
const booked = async (phone: string, driver: FixtureDriver, more: object = {}) =>
  dataOf<RideView>(await book(phone, driver, more), 201);
const callerOf = (phone: string) => deskStandIns.people.get(`+88${phone}`)?.id ?? '';
/** Who called, as if they had signed up since. */
const rider = (phone: string) => person({ role: ROLE.RIDER, id: callerOf(phone) });
const find = async (phone: string) =>
  dataOf<DeskCaller>(await fixture.call(rideHttp.findDeskCaller, { phone }, { as: desk }));
const cancel = (ride: { _id: string }, as = desk, reason = 'The caller changed plans') =>
  fixture.call(rideHttp.cancelForCaller, { rideId: ride._id, reason }, { as });
const readCode = (ride: { _id: string }, as = desk) =>
  fixture.call(rideHttp.readCodeForCaller, { rideId: ride._id }, { as });
const list = async () => dataOf<RideView[]>(await fixture.call(rideHttp.deskRides, {}, { as: desk }));
const actsOf = async (ride: { _id: string }) => {
  await fixture.platform.settled();
  const acts = await fixture.platform.published(rideEvents.actRecorded);
  return acts.filter(({ aggregateId }) => aggregateId === ride._id).map(({ actor, payload }) => [payload.act, actor]);
};
const byDesk = { kind: 'person', id: desk.id, role: 'ADMIN' };

describe('a ride booked by phone', () => {
  it('is the caller’s, says who booked it to administrators, and is in the audit log', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const ride = await booked(phone, driver);
    expect(ride).toMatchObject({
      rideStatus: 'REQUESTED',
      isByPhone: true,
      bookedBy: { _id: desk.id, name: 'Shirin Akter' },
    });
    expect(ride.history).toMatchObject([{ from: null, to: 'REQUESTED', by: 'ADMINISTRATOR' }]);
    const own = await fixture.see(ride, rider(phone));
    expect(own).toMatchObject({ user: { _id: callerOf(phone) }, isByPhone: true });
    expect(own).not.toHaveProperty('bookedBy');
    expect(await fixture.see(ride, driver.person)).toMatchObject({ isByPhone: true });
    expect(await actsOf(ride)).toEqual([['ride-booked', byDesk]]);
  });

  it('is a search too, for the nearest of a vehicle type', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    fixture.free(driver);
    const input = { ...WRITTEN, phone, name: 'Rahima', vehicleType: 'CNG' } as const;
    const ride = dataOf<RideView>(await fixture.call(rideHttp.askNearestForCaller, input, { as: desk }), 201);
    expect(ride).toMatchObject({ isByPhone: true, driver: { _id: driver.driverId }, asking: { asked: [] } });
  });

  it('is made once for one idempotency key', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const again = () => book(phone, driver, {}, desk, 'called-once');
    const [first, second] = [dataOf<RideView>(await again(), 201), dataOf<RideView>(await again(), 201)];
    expect(second._id).toBe(first._id);
  });

  it('follows the rules of a rider’s own: offers, one open ride, a free driver', async () => {
    const [phone, driver, other] = [newNumber(), await fixture.driver(), await fixture.driver()];
    const ride = await booked(phone, driver, { offer: 200 });
    expect(ride.offer).toMatchObject({ fare: 200 });
    expect(outcomeOf(await book(phone, other))).toBe('409 ride/caller-has-open-ride');
    await fixture.setStatus(ride, driver.person, 'ACCEPTED');
    expect(outcomeOf(await book(newNumber(), driver))).toBe('409 ride/driver-not-free');
    expect(outcomeOf(await book(newNumber(), { ...driver, driverId: newId() }))).toBe('404 ride/driver-not-found');
  });

  it('tells the desk that the caller is paused, in words about the caller', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    for (let time = 0; time < 2; time += 1)
      await fixture.setStatus(await booked(phone, driver), rider(phone), 'CANCELLED');
    const refused = await book(phone, driver);
    expect(outcomeOf(refused)).toBe('409 ride/caller-paused');
    expect((refused.body as { message: string }).message).toMatch(/^This caller .* at \d/);
  });

  it.each([
    ['ADMIN', '409 auth/number-of-administrator'],
    ['DRIVER', '409 auth/number-of-driver'],
  ] as const)('is refused for the number of a %s, engaged or not', async (role, outcome) => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    deskStandIns.people.set(`+88${phone}`, { id: newId(), name: 'Karim', role });
    expect(outcomeOf(await book(phone, driver))).toBe(outcome);
    expect(outcomeOf(await fixture.call(rideHttp.findDeskCaller, { phone }, { as: desk }))).toBe(outcome);
  });
});

describe('who may work at the desk', () => {
  it.each([
    ['an ADMIN without the right', '403 auth/not-allowed', person({ role: ROLE.ADMIN })],
    ['a rider', '403 auth/not-allowed', person({ role: ROLE.RIDER })],
    ['a driver', '403 auth/not-allowed', person({ role: ROLE.DRIVER, rights: [RIGHT.DESK] })],
    ['a SUPER_ADMIN by nature', '200', person({ role: ROLE.SUPER_ADMIN })],
  ])('%s: %s', async (_who, outcome, as) => {
    const input = { rideId: newId(), reason: 'No reason' };
    const refused = outcome === '200' ? '404 ride/not-found' : outcome;
    expect(outcomeOf(await fixture.call(rideHttp.deskRides, {}, { as }))).toBe(outcome);
    expect(outcomeOf(await fixture.call(rideHttp.cancelForCaller, input, { as }))).toBe(refused);
    expect(outcomeOf(await fixture.call(rideHttp.readCodeForCaller, { rideId: input.rideId }, { as }))).toBe(refused);
    expect(outcomeOf(await fixture.call(rideHttp.findDeskCaller, { phone: newNumber() }, { as }))).toBe(outcome);
  });
});

it.each([
  { phone: '01112345678' },
  { phone: '+919812345678' },
  { phone: '' },
  { phone: { $gt: '' } },
  { name: 'R' },
  { name: undefined },
  { driver: 'nobody' },
  { dropLocation: WRITTEN.pickupLocation },
  { riderId: newId() },
])('a booking with %j is refused', async (wrong) => {
  const driver = await fixture.driver();
  expect(outcomeOf(await book(newNumber(), driver, wrong))).toBe('400 request/invalid');
});

describe('a caller', () => {
  it('is known by name, last three pickups and open ride, and no more', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    for (const pickupLocation of ['Banani 11', 'Mirpur 10', 'Uttara 4', 'mirpur 10'])
      await cancel(await booked(phone, driver, { pickupLocation }));
    const open = await booked(phone, driver, { pickupLocation: 'Gulshan 1' });
    expect(await find(phone)).toEqual({
      name: 'Rahima',
      pickups: [{ name: 'Gulshan 1' }, { name: 'mirpur 10' }, { name: 'Uttara 4' }],
      openRide: expect.objectContaining({ _id: open._id }),
    });
  });

  it('is known by the present name, not by that of the first call', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    await booked(phone, driver);
    const profile = { id: callerOf(phone), name: 'Rahima Khatun', phone: '', image: '' };
    await fixture.platform.publish(userEvents.profileUpdated, { aggregateId: profile.id, payload: { profile } });
    await fixture.platform.settled();
    expect((await find(phone)).name).toBe('Rahima Khatun');
  });

  it('is found by a number in any writing', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    await booked(phone, driver);
    expect((await find(`+880 ${phone.slice(1, 5)}-${phone.slice(5)}`)).name).toBe('Rahima');
  });

  it('whom nobody knows is all empty', async () => {
    expect(await find(newNumber())).toEqual({ name: '', pickups: [], openRide: null });
  });
});

describe('cancelling by phone', () => {
  it('ends a request before an answer, as administrator, and counts for nobody', async () => {
    const ride = await booked(newNumber(), await fixture.driver());
    expect(dataOf<RideView>(await cancel(ride)).history.at(-1)).toMatchObject({
      from: 'REQUESTED',
      to: 'CANCELLED',
      by: 'ADMINISTRATOR',
      reason: 'The caller changed plans',
    });
    expect(await actsOf(ride)).toEqual([
      ['ride-booked', byDesk],
      ['ride-cancelled', byDesk],
    ]);
    expect(outcomeOf(await cancel(ride))).toBe('409 ride/illegal-transition');
  });

  it('needs a reason, and a ride that was booked by phone', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const ride = await booked(phone, driver);
    expect(outcomeOf(await cancel(ride, desk, 'no'))).toBe('400 request/invalid');
    const own = await fixture.booked(await fixture.rider(), driver);
    expect(outcomeOf(await cancel(own))).toBe('409 ride/not-booked-by-phone');
    expect(outcomeOf(await readCode(own))).toBe('409 ride/not-booked-by-phone');
    expect(outcomeOf(await fixture.setStatus(ride, desk, 'CANCELLED', 'By the other call'))).toBe(
      '403 ride/not-yours-to-change',
    );
  });
});

describe('the start code', () => {
  it('is read while ACCEPTED alone, each look in the audit log', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const ride = await booked(phone, driver);
    expect(outcomeOf(await readCode(ride))).toBe('409 ride/code-not-there');
    await fixture.setStatus(ride, driver.person, 'ACCEPTED');
    await fixture.fare(ride, driver, 220);
    const { startCode } = await fixture.see(ride, rider(phone));
    for (let time = 0; time < 2; time += 1) expect(dataOf(await readCode(ride))).toEqual({ startCode });
    expect(await fixture.see(ride, desk)).not.toHaveProperty('startCode');
    expect((await actsOf(ride)).map(([act]) => act)).toEqual(['ride-booked', 'code-looked-at', 'code-looked-at']);
    dataOf(await fixture.verify(ride, driver, startCode ?? ''));
    expect(outcomeOf(await readCode(ride))).toBe('409 ride/code-not-there');
    expect(JSON.stringify(await fixture.platform.published(rideEvents.actRecorded))).not.toContain(startCode);
  });
});

describe('the SMS to the caller', () => {
  const told = async () => {
    await fixture.platform.settled();
    return deskStandIns.sent.map(({ told }) => told);
  };

  it('has driver, plate, fare and code once there is a fare, and again when it changes', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const ride = await booked(phone, driver);
    await fixture.setStatus(ride, driver.person, 'ACCEPTED');
    expect(await told()).toEqual([]);
    await fixture.fare(ride, driver, 220);
    const { startCode: code } = await fixture.see(ride, rider(phone));
    const { phone: ofDriver, plate } = driver;
    const accepted = {
      kind: 'accepted',
      ride: expect.stringMatching(/^P-/),
      driver: { name: 'Karim', phone: ofDriver, vehicle: 'Bajaj RE 4S', plate },
    };
    expect(await told()).toEqual([{ ...accepted, fare: 220, code }]);
    await fixture.fare(ride, driver, 250);
    expect((await told())[0]).toMatchObject({ ...accepted, fare: 250 });
    expect(deskStandIns.sent[0]).toMatchObject({ to: `+88${phone}`, language: 'bn' });
  });

  it.each([
    ['the offer', undefined],
    ['another fare than the offer', 260],
  ])('is one when the driver accepts for %s', async (_for, fare) => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const ride = await booked(phone, driver, { offer: 200 });
    const input = { rideId: ride._id, rideStatus: 'ACCEPTED', ...(fare && { fare }) } as const;
    dataOf(await fixture.call(rideHttp.updateStatus, input, { as: driver.person }));
    expect(await told()).toMatchObject([{ kind: 'accepted', fare: fare ?? 200 }]);
  });

  it('says that nobody comes, or that the desk cancelled; nothing to who cancelled in the app', async () => {
    const driver = await fixture.driver();
    await fixture.setStatus(await booked(newNumber(), driver), driver.person, 'REJECTED');
    expect(await told()).toMatchObject([{ kind: 'no-driver' }]);
    await cancel(await booked(newNumber(), driver));
    expect((await told())[0]).toMatchObject({ kind: 'cancelled' });
    const phone = newNumber();
    await fixture.setStatus(await booked(phone, driver), rider(phone), 'CANCELLED');
    expect(await told()).toHaveLength(2);
  });

  it('is not sent for a ride that its rider booked', async () => {
    const driver = await fixture.driver();
    const ride = await fixture.accepted(await fixture.rider(), driver);
    await fixture.fare(ride, driver, 220);
    expect(await told()).toEqual([]);
  });
});

describe('an account that a guest has become', () => {
  it('lists the guest’s rides, reads them and has them as its current one', async () => {
    const [phone, driver] = [newNumber(), await fixture.driver()];
    const ride = await booked(phone, driver);
    const owner = person({ role: ROLE.RIDER, formerIds: [callerOf(phone)] });
    const listed = await fixture.call(rideHttp.rides, {}, { as: owner });
    expect(dataOf<{ data: RideView[] }>(listed).data.map(({ _id }) => _id)).toEqual([ride._id]);
    expect((await fixture.see(ride, owner))._id).toBe(ride._id);
    expect(dataOf<RideView>(await fixture.call(rideHttp.currentRide, {}, { as: owner }))._id).toBe(ride._id);
    dataOf(await fixture.setStatus(ride, owner, 'CANCELLED'));
  });

  it('has one open ride, the guest’s included, whether it books or the desk does', async () => {
    const [phone, driver, other] = [newNumber(), await fixture.driver(), await fixture.driver()];
    fixture.free(other);
    const ride = await booked(phone, driver);
    const owner = person({ role: ROLE.RIDER, formerIds: [callerOf(phone)] });
    const { id, formerIds = [] } = owner;
    deskStandIns.people.set(`+88${phone}`, { id, name: 'Rahima', role: ROLE.RIDER, formerIds: [...formerIds] });
    const bookSelf = () => fixture.call(rideHttp.book, { ...WRITTEN, driver: other.driverId }, { as: owner });
    const search = { ...WRITTEN, vehicleType: 'CNG' } as const;
    expect(outcomeOf(await bookSelf())).toBe('409 ride/rider-has-open-ride');
    expect(outcomeOf(await fixture.call(rideHttp.askNearest, search, { as: owner }))).toBe(
      '409 ride/rider-has-open-ride',
    );
    expect(outcomeOf(await book(phone, other))).toBe('409 ride/caller-has-open-ride');
    expect(await find(phone)).toMatchObject({
      pickups: [{ name: WRITTEN.pickupLocation }],
      openRide: { _id: ride._id },
    });
    fixture.platform.clock.advance(RIDE_DEADLINE.answerMs);
    dataOf(await bookSelf(), 201);
  });
});

// Last: a day passes, which ends whatever the tests before left open.
describe('the desk’s list', () => {
  it('has the rides booked by phone that are open or of today, whoever booked them', async () => {
    const [driver, other] = [await fixture.driver(), await fixture.driver()];
    const before = await booked(newNumber(), driver);
    await cancel(before);
    fixture.platform.clock.advance(24 * 3_600_000);
    const ended = await booked(newNumber(), driver);
    await cancel(ended);
    const open = await booked(newNumber(), other);
    const own = await fixture.booked(await fixture.rider(), driver);
    const ids = (await list()).map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual([open._id, ended._id]);
    for (const { _id } of [before, own]) expect(ids).not.toContain(_id);
  });
});
