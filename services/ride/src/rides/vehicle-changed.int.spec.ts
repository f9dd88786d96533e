import { type RideView, rideEvents } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';

const ROUNDS = rounds(500);
const MERCEDES = {
  vehicleType: 'PREMIUM',
  brand: 'Mercedes',
  model: 'C 200',
  vehicleLicense: 'DM-GA-99-9999',
} as const;

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
const lastOf = ({ history }: RideView) => {
  const { to, by, cause } = history.at(-1) ?? {};
  return [to, by, cause].filter(Boolean).join(' ');
};

describe('a driver whose changed vehicle waits for confirmation', () => {
  it('is not booked, and a request at him is rejected by the system', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.publishOffline(driver, 'changed');
    expect(lastOf(await seen(ride))).toBe('REJECTED SYSTEM driver-left');
    expect(outcomeOf(await fixture.book(rider, driver))).toBe('409 ride/driver-not-free');
  });

  it('loses a request that waited for him while he was OFFLINE by his own switch', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    await fixture.publishOffline(driver, 'switched');
    expect((await seen(ride)).rideStatus).toBe('REQUESTED');
    await fixture.publishDriver(driver, {
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'changed',
      changeWaiting: true,
    });
    expect(lastOf(await seen(ride))).toBe('REJECTED SYSTEM driver-left');
  });

  it('loses his turn among the nearest to the next', async () => {
    const [first, next] = [await fixture.driver(), await fixture.driver()];
    const ride = dataOf<RideView>(await fixture.askNearest(await fixture.rider(), [first, next]), 201);
    await fixture.publishOffline(first, 'changed');
    const { rideStatus, driver } = await seen(ride);
    expect([rideStatus, driver._id]).toEqual(['REQUESTED', next.driverId]);
    const passedOn = (await fixture.platform.published(rideEvents.driverAsked)).at(-1);
    expect(passedOn?.payload.former?.outcome).toBe('NOT_FREE');
  });

  it('does not accept a request that still waits for him, and may reject it', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    const asked = await seen(ride);
    // The projection knows of the change before anything closes the request.
    const projections = fixture.platform.model('ride', 'DriverProjection');
    await projections.updateOne({ _id: driver.driverId }, { $set: { changeWaiting: true } });
    const refused = await fixture.setStatus(ride, driver.person, 'ACCEPTED');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'ride/change-waiting', message: 'Your change is being checked.' },
    ]);
    expect(await seen(ride)).toEqual(asked);
    expect((await fixture.setStatus(ride, driver.person, 'REJECTED')).status).toBe(200);
    expect(lastOf(await seen(ride))).toBe('REJECTED DRIVER');
  });

  it('keeps the ride under way, with the confirmed vehicle', async () => {
    const { rider, driver } = await people();
    const ride = await fixture.accepted(rider, driver);
    await fixture.publishOffline(driver, 'changed');
    const { rideStatus, driver: shown } = await seen(ride);
    expect([rideStatus, shown.vehicle.vehicleLicense]).toEqual(['ACCEPTED', driver.plate]);
  });
});

it(`a change of vehicle against a booking, ${ROUNDS} times: no ride waits for it, and none has another vehicle`, async () => {
  const outcomes = new Map<string, number>();
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rider, driver } = await people();
    const [booked] = await Promise.all([fixture.book(rider, driver), fixture.publishOffline(driver, 'changed')]);
    const ride = booked.status === 201 ? await seen(dataOf<RideView>(booked, 201)) : undefined;
    const outcome = ride ? lastOf(ride) : outcomeOf(booked);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const isShownAsConfirmed = !ride || ride.driver.vehicle.vehicleType === 'CNG';
    if (!['REJECTED SYSTEM driver-left', '409 ride/driver-not-free'].includes(outcome) || !isShownAsConfirmed)
      wrong.push([round, outcome, ride?.driver.vehicle]);
  }
  expect(wrong).toEqual([]);
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUNDS);
});

it(`a change of vehicle against an acceptance, ${ROUNDS} times: accepted before it, or not at all`, async () => {
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rider, driver } = await people();
    const ride = await fixture.booked(rider, driver);
    const accept = fixture.setStatus(ride, driver.person, 'ACCEPTED');
    const [accepted] = await Promise.all([accept, fixture.publishOffline(driver, 'changed')]);
    const after = await seen(ride);
    const expected = accepted.status === 200 ? 'ACCEPTED DRIVER' : 'REJECTED SYSTEM driver-left';
    const isRefused = ['409 ride/change-waiting', '409 ride/illegal-transition'].includes(outcomeOf(accepted));
    if (lastOf(after) !== expected || (accepted.status !== 200 && !isRefused)) wrong.push([round, outcomeOf(accepted)]);
    if (after.driver.vehicle.vehicleLicense !== driver.plate) wrong.push([round, after.driver.vehicle]);
  }
  expect(wrong).toEqual([]);
});

it(`a booking the moment he is ONLINE again, ${ROUNDS} times: always with the confirmed vehicle`, async () => {
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rider, driver } = await people();
    await fixture.publishOffline(driver, 'changed');
    await fixture.platform.settled();
    // The vehicle's own event is on its way, under another key: it may come later than ONLINE.
    const [booked] = await Promise.all([
      fixture.book(rider, driver),
      fixture.publishConfirmedVehicle(driver, MERCEDES, 2),
    ]);
    await fixture.platform.settled();
    const ride = booked.status === 201 ? booked : await fixture.book(rider, driver);
    const { vehicle } = (await seen(dataOf<RideView>(ride, 201))).driver;
    if (vehicle.vehicleType !== 'PREMIUM' || vehicle.brand !== 'Mercedes') wrong.push([round, vehicle]);
  }
  expect(wrong).toEqual([]);
});
