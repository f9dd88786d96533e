import { driverEvents } from '@pothik/contracts/driver';
import { type RideView, rideEvents } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, RideFixture } from '../testing/ride-fixture.js';
import { RideEffectsService } from './ride-effects.service.js';

const ROUNDS = rounds(500);
const LEAVING = ['logged-out', 'unreachable'] as const;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const people = async () => ({ rider: await fixture.rider(), driver: await fixture.driver() });
const seen = async (ride: { _id: string }) => {
  await fixture.platform.settled();
  return fixture.see(ride, fixture.administrator);
};
const lastOf = (ride: RideView) => {
  const { to, by, cause } = ride.history.at(-1) ?? {};
  return [to, by, cause];
};
const askedNearest = async (drivers: readonly FixtureDriver[]) => {
  const answer = await fixture.askNearest(await fixture.rider(), drivers);
  expect(answer.status).toBe(201);
  return (answer.body as { data: RideView }).data;
};

describe.each(LEAVING)('a request to a driver who becomes OFFLINE, %s', (cause) => {
  it('is rejected by the system at once', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.publishOffline(driver, cause);
    expect(lastOf(await seen(ride))).toEqual(['REJECTED', 'SYSTEM', 'driver-left']);
  });

  it('is passed on to the next when the nearest are asked', async () => {
    const [first, next] = [await fixture.driver(), await fixture.driver()];
    const ride = await askedNearest([first, next]);
    await fixture.publishOffline(first, cause);
    const { rideStatus, driver } = await seen(ride);
    expect([rideStatus, driver._id]).toEqual(['REQUESTED', next.driverId]);
    const passedOn = (await fixture.platform.published(rideEvents.driverAsked)).filter(
      ({ aggregateId }) => aggregateId === ride._id,
    );
    expect(passedOn.map(({ payload }) => payload.former?.outcome)).toEqual(['NOT_FREE']);
  });

  it('is rejected also when it is written just as the driver leaves', async () => {
    const { rider, driver } = await people();
    // The event of leaving finds no request: it is followed before the request is written.
    const [, answer] = await Promise.all([fixture.publishOffline(driver, cause), fixture.book(rider, driver)]);
    if (answer.status === 201) {
      const { data } = answer.body as { data: RideView };
      expect(lastOf(await seen(data))).toEqual(['REJECTED', 'SYSTEM', 'driver-left']);
    } else expect(outcomeOf(answer)).toBe('409 ride/driver-not-free');
  });

  it('is rejected by the safety look, when no event was followed', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.platform.settled();
    const state = { availabilityStatus: 'OFFLINE', availabilityCause: cause };
    await fixture.platform.model('ride', 'DriverProjection').updateOne({ _id: driver.driverId }, { $set: state });
    const effects = fixture.platform.service('ride').app.get(RideEffectsService, { strict: false });
    await effects.closeAllRidesWithoutDriver();
    expect(lastOf(await seen(ride))).toEqual(['REJECTED', 'SYSTEM', 'driver-left']);
  });
});

describe('a request to a driver who switched OFFLINE', () => {
  it('waits, and can be accepted', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.publishOffline(driver, 'switched');
    expect((await seen(ride)).rideStatus).toBe('REQUESTED');
    expect(outcomeOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'))).toBe('200');
  });

  it('is rejected once nobody is signed in as the driver', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.publishOffline(driver, 'switched');
    await fixture.publishDriver(driver, {
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'switched',
      signedOut: true,
    });
    expect(lastOf(await seen(ride))).toEqual(['REJECTED', 'SYSTEM', 'driver-left']);
  });
});

describe('a driver who logs out during a ride', () => {
  it('finishes it, and cannot be requested after it', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.accepted(rider, driver);
    await fixture.publishDriver(driver, { signedOut: true });
    expect((await seen(ride)).rideStatus).toBe('ACCEPTED');
    await fixture.setStatus(ride, driver.person, 'CANCELLED', 'A flat tyre');
    expect(outcomeOf(await fixture.book(rider, driver))).toBe('409 ride/driver-not-free');
    await fixture.publishDriver(driver, {});
    await fixture.platform.settled();
    expect((await fixture.book(rider, driver)).status).toBe(201);
  });
});

describe('a rebuilt projection', () => {
  it('still knows that the driver left', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.publishOffline(driver, 'unreachable');
    await seen(ride);
    await fixture.platform.model('ride', 'DriverProjection').deleteOne({ _id: driver.driverId });
    const told = await fixture.platform.published(driverEvents.availabilityChanged);
    const left = told.find(({ aggregateId }) => aggregateId === driver.driverId);
    const payload = { driver: (left as NonNullable<typeof left>).payload.driver };
    const about = { aggregateId: driver.driverId, aggregateVersion: driver.version };
    await fixture.platform.publish(driverEvents.driverRestated, { ...about, payload });
    await fixture.platform.settled();
    const found = await fixture.platform.model('ride', 'DriverProjection').findById(driver.driverId).lean();
    expect(found).toMatchObject({ availabilityStatus: 'OFFLINE', availabilityCause: 'unreachable' });
  });
});

describe(`leaving against the driver's answer, ${ROUNDS} times`, () => {
  it.each(['ACCEPTED', 'REJECTED'] as const)(
    'has exactly one outcome: %s or left, and no ride waits',
    async (answer) => {
      const outcomes = new Map<string, number>();
      const wrong: unknown[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { rider, driver } = await people();
        const ride = await fixture.booked(rider, driver);
        const leave = () => fixture.publishOffline(driver, LEAVING[round % 2] ?? 'unreachable');
        const reply = () => fixture.setStatus(ride, driver.person, answer);
        const [replied] = await Promise.all([reply(), leave()]);
        const after = await seen(ride);
        const ends = after.history.filter(({ from }) => from === 'REQUESTED').length;
        const outcome = `${outcomeOf(replied)}: ${lastOf(after).filter(Boolean).join(' ')}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (ends !== 1) wrong.push([round, after.history]);
      }
      expect(wrong).toEqual([]);
      const possible = [`200: ${answer} DRIVER`, '409 ride/illegal-transition: REJECTED SYSTEM driver-left'];
      expect([...outcomes.keys()].filter((outcome) => !possible.includes(outcome))).toEqual([]);
    },
  );

  it('of a turn among the nearest, leaves it with him or passes it on, once', async () => {
    const wrong: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, next] = [await fixture.driver(), await fixture.driver()];
      const ride = await askedNearest([first, next]);
      const [replied] = await Promise.all([
        fixture.setStatus(ride, first.person, 'ACCEPTED'),
        fixture.publishOffline(first, LEAVING[round % 2] ?? 'unreachable'),
      ]);
      const { rideStatus, driver } = await seen(ride);
      const state = `${outcomeOf(replied)}: ${rideStatus} ${driver._id === next.driverId ? 'next' : 'first'}`;
      if (!['200: ACCEPTED first', '409 ride/passed-on: REQUESTED next'].includes(state)) wrong.push([round, state]);
    }
    expect(wrong).toEqual([]);
  });
});
