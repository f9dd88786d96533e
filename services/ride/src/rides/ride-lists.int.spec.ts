import { getModelToken } from '@nestjs/mongoose';
import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Outbox } from '@pothik/service-kit';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';
import { DemonstrationRides, type SeededRide } from './demonstration.js';

interface List {
  data: RideView[];
  meta: { page: number; limit: number; total: number; totalPage: number; totalFare?: number };
}

const DAY = 86_400_000;
const FARES = [100, 250, 175];

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
let otherDriver: FixtureDriver;
let plan: SeededRide[];

const seed = (rides: readonly SeededRide[]) =>
  fixture.platform.service('ride').app.get(DemonstrationRides, { strict: false }).seed(rides);
const list = async (who: { person: FixtureRider['person'] }, query: Parameters<typeof fixture.call>[1] = {}) =>
  dataOf<List>(await fixture.call(rideHttp.rides, query as never, { as: who.person }));
const seededRide = (fields: Partial<SeededRide>): SeededRide => ({
  rideId: newId(),
  riderId: rider.person.id,
  driverId: driver.driverId,
  driverUserId: driver.person.id,
  vehicleId: driver.vehicleId,
  pickupLocation: 'Mirpur 10',
  dropLocation: 'Farmgate (east)',
  fare: 100,
  requestedAt: new Date('2026-10-20T06:00:00Z'),
  outcome: 'COMPLETED',
  ...fields,
});

beforeAll(async () => {
  fixture = await RideFixture.open();
  rider = await fixture.rider();
  driver = await fixture.driver();
  otherDriver = await fixture.driver();
  const day = (number: number) => new Date(Date.parse('2026-10-20T06:00:00Z') + number * DAY);
  plan = [
    ...FARES.map((fare, index) => seededRide({ fare, requestedAt: day(index) })),
    seededRide({ outcome: 'CANCELLED', requestedAt: day(3) }),
    seededRide({ outcome: 'REJECTED', requestedAt: day(4) }),
    seededRide({ riderId: newId(), pickupLocation: 'Somewhere else', requestedAt: day(5) }),
  ];
  await seed(plan);
});
afterAll(() => fixture.close());

describe('a list of rides', () => {
  it('holds one’s own rides, newest first', async () => {
    const { data, meta } = await list(rider);
    expect(data.map(({ _id }) => _id)).toEqual([4, 3, 2, 1, 0].map((index) => plan[index]?.rideId));
    expect(meta).toEqual({ page: 1, limit: 10, total: 5, totalPage: 1 });
    expect((await list(driver)).meta.total).toBe(6);
    expect((await list(otherDriver)).meta.total).toBe(0);
    expect((await list({ person: fixture.administrator })).meta.total).toBe(6);
  });

  it('is narrowed by a filter, never widened', async () => {
    const foreign = plan[5]?.riderId ?? '';
    expect((await list(rider, { user: foreign } as never)).data).toEqual([]);
    expect((await list(driver, { user: foreign } as never)).meta.total).toBe(1);
    expect((await list(otherDriver, { driver: driver.driverId } as never)).data).toEqual([]);
  });

  it('of completed rides carries the sum of all their fares, page by page', async () => {
    const { data, meta } = await list(rider, { rideStatus: 'COMPLETED', limit: 2, sort: '-fare' } as never);
    expect(data.map(({ fare }) => fare)).toEqual([250, 175]);
    expect(meta).toEqual({ page: 1, limit: 2, total: 3, totalPage: 2, totalFare: 525 });
    expect((await list(rider, { rideStatus: 'CANCELLED,REJECTED' } as never)).meta).toMatchObject({ total: 2 });
  });

  it('searches locations in any writing', async () => {
    expect((await list(driver, { searchTerm: 'farmgate (EAST' } as never)).meta.total).toBe(6);
    expect((await list(driver, { searchTerm: 'somewhere' } as never)).meta.total).toBe(1);
    expect((await list(driver, { searchTerm: 'Farmgate, (east' } as never)).meta.total).toBe(6);
    expect((await list(driver, { searchTerm: '.*' } as never)).meta.total).toBe(0);
  });

  it('counts from and to as days in Dhaka', async () => {
    const { data } = await list(rider, { from: '2026-10-21', to: '2026-10-22' } as never);
    expect(data.map(({ _id }) => _id)).toEqual([plan[2]?.rideId, plan[1]?.rideId]);
  });

  it.each([
    { limit: 101 },
    { page: 0 },
    { sort: 'riderId' },
    { fields: 'code' },
    { rideStatus: 'GONE' },
    { from: 'x' },
  ])('refuses %j', async (query) => {
    const answer = await fixture.call(rideHttp.rides, query as never, { as: rider.person });
    expect(outcomeOf(answer)).toBe('400 request/invalid');
  });
});

describe('demonstration rides', () => {
  it('are made once, by the rules, with their events pending for the outbox', async () => {
    expect(await seed(plan)).toBe(0);
    const stored = await fixture.platform.model<{ pendingEvents: unknown[] }>('ride', 'Ride').find().lean();
    expect(stored).toHaveLength(plan.length);
    const [completed] = (await list(rider, { rideStatus: 'COMPLETED' } as never)).data;
    expect(completed?.history.map(({ to }) => to)).toEqual([
      'REQUESTED',
      'ACCEPTED',
      'PICKED UP',
      'IN TRANSIT',
      'COMPLETED',
    ]);
  });

  it('are published afterwards by the outbox, in order and with their seeded times', async () => {
    await fixture.platform.service('ride').app.get(Outbox, { strict: false }).sweep();
    await fixture.platform.settled();
    const published = (await fixture.platform.published(rideEvents.statusChanged)).filter(
      ({ aggregateId }) => aggregateId === plan[0]?.rideId,
    );
    expect(published.map(({ payload }) => payload.to)).toEqual(['ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
    expect(published.map(({ aggregateVersion }) => aggregateVersion)).toEqual([2, 4, 5, 6]);
    expect(published[0]).toMatchObject({ occurredAt: '2026-10-20T06:01:00.000Z', actor: { id: driver.person.id } });
    expect(await fixture.platform.model('ride', 'Ride').countDocuments({ pendingSince: { $exists: true } })).toBe(0);
  });

  it('are made in one write, so that a first start is fast', async () => {
    const many = Array.from({ length: 60 }, (_value, index) => seededRide({ fare: 60 + index }));
    const writes = jest.spyOn(fixture.platform.service('ride').app.get(getModelToken('Ride')), 'insertMany');
    expect(await seed(many)).toBe(60);
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
  });
});

describe('the sum of one’s own completed rides', () => {
  it('is summed again only when a ride was added', async () => {
    const frequent = await fixture.rider();
    const add = (fare: number) => seed([seededRide({ riderId: frequent.person.id, driverUserId: newId(), fare })]);
    const sum = async (query: object = {}) =>
      (await list(frequent, { rideStatus: 'COMPLETED', ...query } as never)).meta.totalFare;
    const sums = jest.spyOn(fixture.platform.service('ride').app.get(getModelToken('Ride')), 'aggregate');
    await add(120);
    expect([await sum(), await sum({ limit: 1 }), await sum({ sort: '-fare' })]).toEqual([120, 120, 120]);
    expect(sums).toHaveBeenCalledTimes(1);
    await add(80);
    expect([await sum(), await sum(), await sum({ from: '2026-10-21' })]).toEqual([200, 200, 0]);
    expect(sums).toHaveBeenCalledTimes(3);
    sums.mockRestore();
  });
});

describe('the current ride', () => {
  it('is the rider’s open one and the driver’s engaged one, else null', async () => {
    const current = async (who: { person: FixtureRider['person'] }) =>
      dataOf<RideView | null>(await fixture.call(rideHttp.currentRide, {}, { as: who.person }));
    expect(await current(rider)).toBeNull();
    const ride = await fixture.booked(rider, driver);
    expect(await current(rider)).toMatchObject({ _id: ride._id, rideStatus: 'REQUESTED' });
    expect(await current(driver)).toBeNull();
    dataOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'));
    expect(await current(driver)).toMatchObject({ _id: ride._id, rideStatus: 'ACCEPTED' });
    const answer = await fixture.call(rideHttp.currentRide, {}, { as: fixture.administrator });
    expect(outcomeOf(answer)).toBe('403 auth/not-allowed');
  });
});

describe('a ride with an SOS', () => {
  it('is marked in the list of administrators alone, until every SOS of it is resolved', async () => {
    const [passenger, chauffeur] = [await fixture.rider(), await fixture.driver()];
    const ride = await fixture.pickedUp(passenger, chauffeur);
    const as = fixture.administrator;
    const markIn = async (who: Parameters<typeof list>[0]) =>
      (await list(who, { rideStatus: 'PICKED UP' } as never)).data.find(({ _id }) => _id === ride._id)?.sos;
    const send = async (person: FixtureRider['person']) =>
      dataOf<{ _id: string }>(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: person }))._id;
    const resolve = async (id: string) =>
      dataOf(await fixture.call(rideHttp.resolveIncident, { id, note: 'All are well.' }, { as }));

    expect(await markIn({ person: as })).toBeUndefined();
    const first = await send(chauffeur.person);
    expect(await markIn({ person: as })).toBe('OPEN');
    dataOf(await fixture.call(rideHttp.acknowledgeIncident, { id: first }, { as }));
    expect(await markIn({ person: as })).toBe('ACKNOWLEDGED');
    const second = await send(passenger.person);
    expect(await markIn({ person: as })).toBe('OPEN');
    for (const who of [passenger, chauffeur]) expect(await markIn(who)).toBeUndefined();

    await resolve(first);
    expect(await markIn({ person: as })).toBe('OPEN');
    dataOf(await fixture.call(rideHttp.acknowledgeIncident, { id: second }, { as }));
    await resolve(second);
    expect(await markIn({ person: as })).toBeUndefined();
  });
});
