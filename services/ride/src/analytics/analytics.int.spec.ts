import { startOfDhakaDay } from '@pothik/contracts/platform';
import { type RideAnalytics, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Sweeper } from '@pothik/service-kit';
import { rounds } from '@pothik/service-kit/testing';
import { DemonstrationRides, type SeededRide } from '../rides/demonstration.js';
import { RideRepository } from '../rides/ride.repository.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, RideFixture } from '../testing/ride-fixture.js';
import { seededRide } from '../testing/seeded-ride.js';
import { RIDE_DAY, type RideDayDocument } from './ride-day.model.js';
import { RideDayService } from './ride-day.service.js';
import { RIDE_HOUR, RIDE_HOUR_COUNT, type RideHourDocument } from './ride-hour.model.js';
import { isMarked } from './stale-counts.rules.js';

const ROUNDS = rounds(200);

let fixture: RideFixture;
let drivers: [FixtureDriver, FixtureDriver];
beforeAll(async () => {
  fixture = await RideFixture.open();
  drivers = await Promise.all([fixture.driver(), fixture.driver()]);
});
afterAll(() => fixture.close());

const service = () => fixture.platform.service('ride').app;
const analytics = async (period: { from?: string; to?: string } = {}) =>
  dataOf<RideAnalytics>(await fixture.call(rideHttp.analytics, period, { as: fixture.administrator }));
const days = () => fixture.platform.model<RideDayDocument>('ride', RIDE_DAY);
const hours = () => fixture.platform.model<RideHourDocument>('ride', RIDE_HOUR);

/** The sum of completed rides, as the list of rides has it. */
async function completedRides(period: { from: string; to: string }) {
  const query = { rideStatus: 'COMPLETED', ...period } as never;
  const { meta } = dataOf<{ meta: { total: number; totalFare: number } }>(
    await fixture.call(rideHttp.rides, query, { as: fixture.administrator }),
  );
  return { completed: meta.total, fare: meta.totalFare };
}

const seed = (rides: readonly SeededRide[]) => service().get(DemonstrationRides, { strict: false }).seed(rides);

describe('the analytics of rides', () => {
  const period = { from: '2026-10-19', to: '2026-10-22' };

  it('are by day in Dhaka, and their totals equal the sum over completed rides', async () => {
    const [one, other] = drivers;
    await seed([
      seededRide(one, { fare: 200, requestedAt: new Date('2026-10-20T17:59:00Z') }),
      seededRide(one, { fare: 300, requestedAt: new Date('2026-10-20T18:01:00Z') }),
      seededRide(other, { fare: 150 }),
      seededRide(other, { outcome: 'CANCELLED' }),
      seededRide(other, { outcome: 'REJECTED', requestedAt: new Date('2026-10-21T06:00:00Z') }),
    ]);
    const seen = await analytics(period);
    expect(seen).toMatchObject({ ...period, totals: { rides: 5, completed: 3, fare: 650, activeDrivers: 2 } });
    expect(seen.byDay.map(({ day, rides, fare, activeDrivers }) => [day, rides, fare, activeDrivers])).toEqual([
      ['2026-10-19', 0, 0, 0],
      ['2026-10-20', 3, 350, 2],
      ['2026-10-21', 2, 300, 1],
      ['2026-10-22', 0, 0, 0],
    ]);
    // 17:59 UTC is 23:59 on Tuesday in Dhaka, 18:01 is 00:01 on Wednesday.
    expect(seen.byWeekdayHour?.map(({ weekday }) => weekday)).toEqual([6, 0, 1, 2, 3, 4, 5]);
    const ofDay = (day: number) => seen.byWeekdayHour?.find(({ weekday }) => weekday === day)?.rides;
    expect([ofDay(2)?.[23], ofDay(2)?.[12], ofDay(3)?.[0], ofDay(3)?.[12], ofDay(1)]).toEqual([
      1,
      2,
      1,
      1,
      Array(24).fill(0),
    ]);
    expect(seen.totals).toMatchObject(await completedRides(period));
    expect(seen.byVehicleType.find(({ vehicleType }) => vehicleType === 'CNG')).toMatchObject({ rides: 5, fare: 650 });
  });

  it('are the same after every event is delivered twice', async () => {
    const before = await analytics(period);
    await fixture.platform.settled();
    const published = await fixture.platform.published(rideEvents.statusChanged);
    for (const { id, aggregateId, aggregateVersion, payload } of published) {
      await fixture.platform.publish(rideEvents.statusChanged, { id, aggregateId, aggregateVersion, payload });
    }
    await fixture.platform.settled();
    expect(await analytics(period)).toEqual(before);
  });

  it('follow a ride from its request to its end, and count an incident once', async () => {
    const rider = await fixture.rider();
    const today = async () => (await analytics()).byDay.at(-1);
    expect(await today()).toMatchObject({ day: '2026-11-02', rides: 0, sosIncidents: 0 });
    const ride = await fixture.pickedUp(rider, drivers[0], 275);
    await fixture.platform.settled();
    expect(await today()).toMatchObject({ rides: 1, sosIncidents: 0 });
    dataOf(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person }));
    await fixture.platform.settled();
    expect(await today()).toMatchObject({ rides: 1, completed: 0, fare: 0, activeDrivers: 0, sosIncidents: 1 });
    dataOf(await fixture.setStatus(ride, drivers[0].person, 'IN TRANSIT'));
    dataOf(await fixture.setStatus(ride, drivers[0].person, 'COMPLETED'));
    await fixture.platform.settled();
    expect(await today()).toMatchObject({ rides: 1, completed: 1, fare: 275, activeDrivers: 1, sosIncidents: 1 });
  });

  it('cover the last 30 days when no period is given', async () => {
    expect(await analytics()).toMatchObject({ from: '2026-10-04', to: '2026-11-02', totals: { rides: 6, fare: 925 } });
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2024-01-01', to: '2026-11-01' },
    { from: '2026-02-30' },
    { from: '0000-01-01' },
    { to: '9999-12-31' },
    { from: '2026-11-02T00:00:00Z' },
    { day: '2026-11-02' },
  ])('are refused for %j', async (query) => {
    const answer = await fixture.call(rideHttp.analytics, query as never, { as: fixture.administrator });
    expect(outcomeOf(answer)).toBe('400 request/invalid');
  });
});

describe('the days’ counts', () => {
  it('are made by a sweep and by a request', async () => {
    await fixture.platform.settled();
    await service().get(Sweeper, { strict: false }).run('ride-days');
    const stored = await days().find().lean();
    expect(stored.length).toBeGreaterThanOrEqual(30);
    expect([...stored, ...(await hours().find().lean())].filter(isMarked)).toEqual([]);
  });

  it('are due half a minute after a mark', async () => {
    const due = jest.spyOn(service().get(Sweeper, { strict: false }), 'due');
    await service().get(RideDayService, { strict: false }).mark(fixture.platform.clock.now());
    expect(due.mock.calls).toEqual([['ride-days', new Date(fixture.platform.clock.now().getTime() + 30_000)]]);
    due.mockRestore();
  });

  it('are rebuilt when they are lost', async () => {
    const before = await analytics();
    await days().deleteMany({});
    expect(await analytics()).toEqual(before);
    for (const lost of [RIDE_HOUR_COUNT, RIDE_HOUR, RIDE_DAY])
      await fixture.platform.model('ride', lost).deleteMany({});
    expect(await analytics()).toEqual(before);
  });

  it('are correct when a ride arrives while its day is counted', async () => {
    // A day that was never requested.
    const day = '2026-08-08';
    const rides = service().get(RideRepository, { strict: false });
    const read = rides.requestedBetween.bind(rides);
    let came = false;
    const reading = jest.spyOn(rides, 'requestedBetween').mockImplementation(async (start, end) => {
      const found = await read(start, end);
      if (came || start.getTime() !== startOfDhakaDay(day).getTime()) return found;
      came = true;
      const ride = seededRide(drivers[0], { requestedAt: new Date(`${day}T03:00:00Z`) });
      await seed([ride]);
      await service().get(RideDayService, { strict: false }).mark(ride.requestedAt);
      return found;
    });
    expect((await analytics({ from: day, to: day })).totals.rides).toBe(0);
    expect((await analytics({ from: day, to: day })).totals.rides).toBe(1);
    reading.mockRestore();
  });

  it(`are correct when rides and reports are made at the same time, ${ROUNDS} rounds`, async () => {
    const day = '2026-10-10';
    for (let round = 0; round < ROUNDS; round += 1) {
      const rides = [10, 20, 30].map((fare) =>
        seededRide(drivers[0], { fare, requestedAt: new Date(`${day}T03:00:00Z`) }),
      );
      const sweep = () => service().get(Sweeper, { strict: false }).run('ride-days');
      const requestRide = async (ride: SeededRide) => {
        await seed([ride]);
        await fixture.platform.publish(rideEvents.rideRequested, {
          aggregateId: ride.rideId,
          payload: { ride: snapshotOf(ride) },
        });
      };
      await Promise.all([
        ...rides.map(requestRide),
        analytics({ from: day, to: day }),
        sweep(),
        analytics({ from: day }),
      ]);
      await fixture.platform.settled();
      const { totals } = await analytics({ from: day, to: day });
      expect(totals).toMatchObject({ completed: 3 * (round + 1), fare: 60 * (round + 1) });
    }
  });
});

const snapshotOf = (ride: SeededRide) => ({
  id: ride.rideId,
  riderId: ride.riderId,
  driverId: ride.driverId,
  driverUserId: ride.driverUserId,
  status: 'REQUESTED' as const,
  fare: null,
  pickupLocation: ride.pickupLocation,
  dropLocation: ride.dropLocation,
  requestedAt: ride.requestedAt.toISOString(),
  acceptedAt: null,
  pickedUpAt: null,
  endedAt: null,
});
