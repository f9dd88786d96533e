import { ROLE } from '@pothik/contracts/platform';
import { type RideView, rideEvents, rideHttp, START_CODE } from '@pothik/contracts/ride';
import { person } from '@pothik/service-kit/testing';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';
import { WRITTEN } from './rules/sample-ride.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

/** The payment has the ride's id, and versions of its own. */
const ownEvents = Object.values(rideEvents).filter(({ type }) => type !== rideEvents.paymentChanged.type);
const publishedOf = async (ride: RideView) => {
  const published = await Promise.all(ownEvents.map((definition) => fixture.platform.published(definition)));
  return published
    .flat()
    .filter(({ aggregateId }) => aggregateId === ride._id)
    .sort((one, other) => one.aggregateVersion - other.aggregateVersion);
};

describe('a ride from its request to its end', () => {
  let rider: FixtureRider;
  let driver: FixtureDriver;
  let ride: RideView;
  beforeAll(async () => {
    rider = await fixture.rider();
    driver = await fixture.driver();
  });

  const fare = (amount: number) =>
    fixture.call(rideHttp.setFare, { rideId: ride._id, fare: amount }, { as: driver.person });
  const verify = (otp: string) => fixture.call(rideHttp.verifyCode, { rideId: ride._id, otp }, { as: driver.person });

  it('is requested: no code, no phones, no plate', async () => {
    const answer = await fixture.book(rider, driver);
    ride = dataOf<RideView>(answer, 201);
    expect(answer.body).toMatchObject({ message: 'Ride Request Sent Successfully' });
    expect(ride).toMatchObject({ rideStatus: 'REQUESTED', fare: null, user: { name: 'Rahim Uddin' } });
    expect(ride).toMatchObject({ driver: { _id: driver.driverId, experience: 7, user: { name: 'Karim Ali' } } });
    expect(JSON.stringify(ride)).not.toMatch(new RegExp(`${rider.phone}|${driver.phone}|${driver.plate}|startCode`));
  });

  it('has everything the rider wrote: stored, answered, and in its event', async () => {
    const stored = await fixture.platform.model('ride', 'Ride').findById(ride._id).lean();
    const [requested] = await publishedOf(ride);
    expect([stored, ride, await fixture.see(ride, driver.person)]).toEqual(
      Array(3).fill(expect.objectContaining(WRITTEN)),
    );
    expect(requested?.payload).toMatchObject({ ride: WRITTEN });
  });

  it('is accepted by its driver, who sees the rider’s phone and never the code', async () => {
    const accepted = dataOf<RideView>(await fixture.setStatus(ride, driver.person, 'ACCEPTED'));
    expect(accepted).toMatchObject({ rideStatus: 'ACCEPTED', codeTriesLeft: 5, user: { phone: rider.phone } });
    expect(accepted.startCode).toBeUndefined();
  });

  it('shows its rider the code, the driver’s phone and the plate', async () => {
    const seen = await fixture.see(ride, rider.person);
    expect(seen.startCode).toMatch(/^\d{6}$/);
    expect(seen.driver).toMatchObject({ user: { phone: driver.phone }, vehicle: { vehicleLicense: driver.plate } });
    expect(JSON.stringify(await fixture.see(ride, fixture.administrator))).not.toContain(seen.startCode);
    expect(JSON.stringify(await fixture.see(ride, driver.person))).not.toContain(seen.startCode);
  });

  it('is waited for at the pickup from its driver’s arrival on, told once, and still ACCEPTED', async () => {
    const arrive = () => fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person });
    const { arrivedAt, rideStatus } = dataOf<RideView>(await arrive());
    expect([rideStatus, typeof arrivedAt]).toEqual(['ACCEPTED', 'string']);
    expect(dataOf<RideView>(await arrive()).arrivedAt).toBe(arrivedAt);
    expect((await fixture.see(ride, rider.person)).arrivedAt).toBe(arrivedAt);
  });

  it('needs a fare before the pick-up, and a changed fare renews the code', async () => {
    const { startCode: before = '' } = await fixture.see(ride, rider.person);
    expect(outcomeOf(await verify(before))).toBe('409 ride/fare-missing');
    expect(dataOf<RideView>(await fare(250))).toMatchObject({ fare: 250 });
    const { startCode: after } = await fixture.see(ride, rider.person);
    expect(after).not.toBe(before);
    expect(outcomeOf(await verify(before))).toBe('400 ride/code-wrong');
  });

  it('locks after five wrong codes, which a new fare does not change and the rider’s renewal does', async () => {
    expect(outcomeOf(await fixture.setStatus(ride, driver.person, 'PICKED UP'))).toBe('409 ride/code-required');
    const { startCode: right } = await fixture.see(ride, rider.person);
    const wrong = right === '000000' ? '111111' : '000000';
    const outcomes = [];
    for (let tries = 0; tries < 5; tries += 1) outcomes.push(outcomeOf(await verify(wrong)));
    expect(outcomes.filter((outcome) => outcome === '400 ride/code-wrong')).toHaveLength(4);
    dataOf(await fare(260));
    const { startCode = '' } = await fixture.see(ride, rider.person);
    expect(outcomeOf(await verify(startCode))).toBe('409 ride/code-locked');
    const renewed = dataOf<RideView>(
      await fixture.call(rideHttp.renewCode, { rideId: ride._id }, { as: rider.person }),
    );
    expect(renewed.codeTriesLeft).toBe(5);
    expect(dataOf<RideView>(await verify(renewed.startCode ?? ''))).toMatchObject({ rideStatus: 'PICKED UP' });
  });

  it('freezes the fare and the arrival from PICKED UP on', async () => {
    expect(outcomeOf(await fare(900))).toBe('409 ride/fare-frozen');
    const late = await fixture.call(rideHttp.tellArrival, { rideId: ride._id }, { as: driver.person });
    expect(outcomeOf(late)).toBe('409 ride/arrival-not-expected');
  });

  it('is completed, and phones and plate are hidden again', async () => {
    dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
    dataOf(await fixture.setStatus(ride, driver.person, 'COMPLETED'));
    const ended = await fixture.see(ride, rider.person);
    expect(ended.history.map(({ to }) => to)).toEqual([
      'REQUESTED',
      'ACCEPTED',
      'PICKED UP',
      'IN TRANSIT',
      'COMPLETED',
    ]);
    expect(JSON.stringify(ended)).not.toMatch(new RegExp(`${rider.phone}|${driver.phone}|${driver.plate}|startCode`));
    expect(outcomeOf(await fixture.setStatus(ride, rider.person, 'CANCELLED', 'Too late'))).toBe(
      '409 ride/illegal-transition',
    );
  });

  it('publishes its events in order, and no event holds a code', async () => {
    await fixture.platform.settled();
    const published = await publishedOf(ride);
    expect(published.map(({ aggregateVersion }) => aggregateVersion)).toEqual(
      published.map((_event, index) => index + 1),
    );
    expect(published.map(({ type }) => type.replace('ride.', ''))).toEqual([
      'ride-requested',
      'status-changed',
      'driver-arrived',
      'fare-set',
      ...Array<string>(START_CODE.tries).fill('start-code-mistyped'),
      'fare-set',
      'start-code-renewed',
      'status-changed',
      'status-changed',
      'status-changed',
    ]);
    expect(JSON.stringify(published)).not.toMatch(/"(code|startCode|otp)":/);
  });
});

describe('somebody else’s ride', () => {
  it('does not exist for another rider or driver, whatever they call', async () => {
    const [rider, driver, other, otherDriver] = await Promise.all([
      fixture.rider(),
      fixture.driver(),
      fixture.rider(),
      fixture.driver(),
    ]);
    const { _id: rideId } = await fixture.accepted(rider, driver);
    const answers = await Promise.all([
      fixture.call(rideHttp.getRide, { rideId }, { as: other.person }),
      fixture.call(rideHttp.getRide, { rideId }, { as: otherDriver.person }),
      fixture.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED', reason: 'Mine' }, { as: other.person }),
      fixture.call(rideHttp.updateStatus, { rideId, rideStatus: 'REJECTED' }, { as: otherDriver.person }),
      fixture.call(rideHttp.setFare, { rideId, fare: 10 }, { as: otherDriver.person }),
      fixture.call(rideHttp.tellArrival, { rideId }, { as: otherDriver.person }),
      fixture.call(rideHttp.verifyCode, { rideId, otp: '123456' }, { as: otherDriver.person }),
      fixture.call(rideHttp.renewCode, { rideId }, { as: other.person }),
      fixture.call(rideHttp.sendSos, { rideId }, { as: other.person }),
      fixture.call(rideHttp.getRide, { rideId: newId() }, { as: rider.person }),
    ]);
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => '404 ride/not-found'));
    expect(await fixture.see({ _id: rideId }, rider.person)).toMatchObject({
      rideStatus: 'ACCEPTED',
      codeTriesLeft: 5,
    });
  });

  it('is not changed by a role without permission', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.accepted(rider, driver);
    const { startCode = '' } = await fixture.see(ride, rider.person);
    const input = { rideId: ride._id, otp: startCode };
    expect(outcomeOf(await fixture.call(rideHttp.verifyCode, input, { as: rider.person }))).toBe(
      '403 auth/not-allowed',
    );
    expect(outcomeOf(await fixture.setStatus(ride, rider.person, 'PICKED UP'))).toBe('403 ride/not-yours-to-change');
    expect(outcomeOf(await fixture.call(rideHttp.getRide, { rideId: ride._id }))).toBe('401 auth/not-signed-in');
  });
});

describe('booking', () => {
  it('is refused for an unknown driver', async () => {
    const rider = await fixture.rider();
    const input = { pickupLocation: 'Mirpur', dropLocation: 'Farmgate', driver: newId() };
    expect(outcomeOf(await fixture.call(rideHttp.book, input, { as: rider.person }))).toBe('404 ride/driver-not-found');
  });

  it.each([{ availabilityStatus: 'OFFLINE' }, { status: 'PENDING' }, { status: 'SUSPENDED' }] as const)(
    'is refused while the driver is %j',
    async (state) => {
      const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver(state)]);
      expect(outcomeOf(await fixture.book(rider, driver))).toBe('409 ride/driver-not-free');
    },
  );

  it('is for riders', async () => {
    const driver = await fixture.driver();
    const input = { pickupLocation: 'Mirpur', dropLocation: 'Farmgate', driver: driver.driverId };
    expect(outcomeOf(await fixture.call(rideHttp.book, input, { as: driver.person }))).toBe('403 auth/not-allowed');
    const unverified = person({ role: ROLE.RIDER, verified: false });
    expect(outcomeOf(await fixture.call(rideHttp.book, input, { as: unverified }))).toBe('403 auth/not-allowed');
  });

  it('with the same key answers with the same ride, and with other input is refused', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const first = dataOf<RideView>(await fixture.book(rider, driver, 'key-one'), 201);
    await fixture.publishStatus(driver, 'SUSPENDED');
    expect(dataOf<RideView>(await fixture.book(rider, driver, 'key-one'), 201)._id).toBe(first._id);
    const other = await fixture.driver();
    expect(outcomeOf(await fixture.book(rider, other, 'key-one'))).toBe('409 request/key-reused');
  });
});

describe('an administrator', () => {
  it('cancels a ride under way with a reason, and the audit log records it', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    const ride = await fixture.pickedUp(rider, driver);
    expect(outcomeOf(await fixture.setStatus(ride, fixture.administrator, 'CANCELLED'))).toBe(
      '400 ride/reason-required',
    );
    dataOf(await fixture.setStatus(ride, fixture.administrator, 'CANCELLED', 'Reported by phone'));
    await fixture.platform.settled();
    expect((await publishedOf(ride)).at(-1)).toMatchObject({
      type: 'ride.act-recorded',
      actor: { id: fixture.administrator.id, role: 'ADMIN' },
      payload: { act: 'ride-cancelled', subjectId: ride._id, reason: 'Reported by phone' },
    });
  });
});
