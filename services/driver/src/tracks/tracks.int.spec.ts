import { driverHttp, type RideTrack, TRACK, type TrackSummary } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { TRACK_MODEL, type Track } from './track.model.js';

/** A point so many metres north of Farmgate. */
const north = (metres: number): Point => ({ lat: 23.7575 + metres / 111_195, lng: 90.3897 });

let fixture: DriverFixture;
let karim: Awaited<ReturnType<DriverFixture['onDuty']>>;
let ride: RideEventsFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
beforeEach(async () => {
  await fixture.platform.empty();
  karim = await fixture.onDuty();
  await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: karim.owner });
  ride = new RideEventsFixture(fixture.platform, karim.driver._id);
});
afterAll(() => fixture?.close());

const tells = (metres: number) => fixture.platform.call(driverHttp.tellPosition, north(metres), { as: karim.owner });
const after = (seconds: number) => fixture.platform.clock.advance(seconds * 1_000);
const seen = async (rideId = ride.id) =>
  dataOf<RideTrack | null>(await fixture.platform.call(driverHttp.track, { rideId }, { as: fixture.administrator }));
const pointsOf = async () => (await seen())?.points.map(({ point }) => point);

describe('the track of a ride', () => {
  it('is kept from ACCEPTED to the end, and no longer', async () => {
    await ride.requested();
    await tells(0);
    after(15);
    await ride.accepted();
    await tells(100);
    after(15);
    await ride.completed();
    await tells(200);
    expect(await pointsOf()).toEqual([north(100)]);
  });

  it('has a point at most every 15 s, and at least 30 m from the last kept one', async () => {
    await ride.accepted();
    await tells(0);
    after(5);
    await tells(100);
    after(10);
    await tells(20);
    after(5);
    await tells(40);
    expect(await pointsOf()).toEqual([north(0), north(40)]);
  });

  it('is one document, whichever instance the driver tells', async () => {
    await ride.accepted();
    await tells(0);
    await fixture.platform.startInstance('driver');
    const tracks = fixture.platform.model<Track>('driver', TRACK_MODEL);
    after(15);
    await tells(50);
    expect(await tracks.countDocuments()).toBe(1);
    expect(await tracks.findOne().lean()).toMatchObject({ count: 2, points: [north(0), north(50)] });
  });

  it('takes no more points when it is full', async () => {
    await ride.accepted();
    await tells(0);
    const tracks = fixture.platform.model<Track>('driver', TRACK_MODEL);
    await tracks.updateOne({}, { $set: { count: TRACK.points } });
    after(15);
    expect((await tells(100)).status).toBe(200);
    expect(await pointsOf()).toEqual([north(0)]);
  });

  it('is erased 30 days after its last point, by an index', async () => {
    await ride.accepted();
    await tells(0);
    after(15);
    await tells(50);
    const lastAt = fixture.platform.clock.now().getTime();
    expect((await seen())?.expiresAt).toBe(new Date(lastAt + 30 * 86_400_000).toISOString());
  });

  it('is null where none was kept; of an unknown ride it is refused', async () => {
    await ride.accepted();
    expect(await seen()).toBeNull();
    const unknown = await fixture.platform.call(driverHttp.track, { rideId: anId() }, { as: fixture.administrator });
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'driver/ride-not-found']);
  });
});

describe('the summary of a track, for the ride service', () => {
  const summary = async (fields: object = {}) => {
    const now = fixture.platform.clock.now().getTime();
    const span = { from: new Date(now - 60_000).toISOString(), until: new Date(now).toISOString() };
    const points = { pickup: north(0), drop: north(300) };
    const question = { rideId: ride.id, driverId: karim.driver._id, ...points, ...span, ...fields };
    return dataOf<TrackSummary | null>(await fixture.platform.call(driverHttp.trackSummary, question as never));
  };

  it('is how far, how long and how near to both points it went', async () => {
    await ride.accepted();
    for (const metres of [0, 150, 290]) {
      await tells(metres);
      after(15);
    }
    expect(await summary()).toEqual({ metres: 290, minutes: 0.5, metresFromPickup: 0, metresFromDrop: 10 });
  });

  it('is null without a track, for another driver, and for a time without points', async () => {
    await ride.accepted();
    expect(await summary()).toBeNull();
    await tells(0);
    after(15);
    await tells(100);
    expect(await summary({ driverId: anId() })).toBeNull();
    expect(await summary({ until: new Date(0).toISOString() })).toBeNull();
  });

  it('is refused to people, administrators too', async () => {
    const question = { rideId: ride.id, driverId: karim.driver._id, pickup: north(0), drop: north(300) };
    const span = { from: new Date(0).toISOString(), until: new Date(1).toISOString() };
    const answer = await fixture.platform.call(
      driverHttp.trackSummary,
      { ...question, ...span },
      { as: fixture.administrator },
    );
    expect(answer.status).toBe(403);
  });
});
