import { type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

/** How often each race is run. */
const ROUNDS = rounds(1_000);

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture.close());

/** A request with the rider's offer; digits may be Bangla. */
const bookFor = (rider: FixtureRider, driver: FixtureDriver, offer: number | string) => {
  const input = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate', driver: driver.driverId, offer };
  return fixture.call(rideHttp.book, input as never, { as: rider.person });
};
const makeOffer = ({ _id: rideId }: { _id: string }, rider: FixtureRider, offer: number) =>
  fixture.call(rideHttp.makeOffer, { rideId, offer }, { as: rider.person });
/** Accepts for another fare than the rider's offer. */
const acceptFor = ({ _id: rideId }: { _id: string }, driver: FixtureDriver, fare: number) =>
  fixture.call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED', fare }, { as: driver.person });

interface Asked {
  rider: FixtureRider;
  driver: FixtureDriver;
  ride: RideView;
}

/** A request for which the rider offers this much. */
async function asked(offer: number): Promise<Asked> {
  const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
  return { rider, driver, ride: dataOf<RideView>(await bookFor(rider, driver, offer), 201) };
}
/** The driver accepts, and asks another fare. */
async function countered(offer: number, fare: number): Promise<Asked> {
  const about = await asked(offer);
  return { ...about, ride: dataOf<RideView>(await acceptFor(about.ride, about.driver, fare)) };
}
const accept = ({ ride, driver }: Asked) => fixture.setStatus(ride, driver.person, 'ACCEPTED');
const seen = ({ ride, rider }: Asked) => fixture.see(ride, rider.person);
const eventsOf = async ({ ride }: Asked) => {
  await fixture.platform.settled();
  const published = await Promise.all(
    [rideEvents.statusChanged, rideEvents.fareSet, rideEvents.offerMade].map((one) => fixture.platform.published(one)),
  );
  return published
    .flat()
    .filter(({ aggregateId }) => aggregateId === ride._id)
    .sort((one, other) => one.aggregateVersion - other.aggregateVersion)
    .map(({ type, payload }) => [type, payload.ride.fare, payload.ride.offer]);
};

describe('a request with an offer', () => {
  it('shows it to both, and its acceptance takes it: fare and code in one write', async () => {
    const about = await asked(220);
    expect(about.ride).toMatchObject({ offer: { fare: 220 }, fare: null });
    expect((await fixture.see(about.ride, about.driver.person)).offer).toEqual({ fare: 220 });
    expect(dataOf<RideView>(await accept(about))).toMatchObject({ rideStatus: 'ACCEPTED', fare: 220 });
    const { startCode = '', offer } = await seen(about);
    expect(offer).toEqual({ fare: 220 });
    expect(await eventsOf(about)).toEqual([['ride.status-changed', 220, 220]]);
    expect(dataOf<RideView>(await fixture.verify(about.ride, about.driver, startCode)).rideStatus).toBe('PICKED UP');
  });

  it('may be raised while it waits, and the acceptance takes the newest', async () => {
    const about = await asked(200);
    expect(dataOf<RideView>(await makeOffer(about.ride, about.rider, 230)).offer).toEqual({ fare: 230 });
    expect(outcomeOf(await makeOffer(about.ride, about.rider, 210))).toBe('409 ride/offer-not-higher');
    expect(dataOf<RideView>(await accept(about)).fare).toBe(230);
    expect(outcomeOf(await makeOffer(about.ride, about.rider, 240))).toBe('409 ride/offer-taken');
    expect(await eventsOf(about)).toEqual([
      ['ride.offer-made', null, 230],
      ['ride.status-changed', 230, 230],
    ]);
  });

  it('keeps it when the next of the nearest is asked', async () => {
    const [rider, one, other] = await Promise.all([fixture.rider(), fixture.driver(), fixture.driver()]);
    fixture.free(one, other);
    const vehicleType = 'CNG' as const;
    const input = { pickupLocation: 'Mirpur 10', dropLocation: 'Farmgate', vehicleType, offer: 180 };
    const ride = dataOf<RideView>(await fixture.call(rideHttp.askNearest, input, { as: rider.person }), 201);
    dataOf(await fixture.setStatus(ride, one.person, 'REJECTED'));
    expect(dataOf<RideView>(await fixture.setStatus(ride, other.person, 'ACCEPTED'))).toMatchObject({ fare: 180 });
  });

  it('takes Bangla digits, and refuses what is no whole fare', async () => {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    for (const offer of [0, 1.5, -10, 50_001, '1e3', ''])
      expect(outcomeOf(await bookFor(rider, driver, offer))).toBe('400 request/invalid');
    expect(dataOf<RideView>(await bookFor(rider, driver, '২৫০'), 201).offer).toEqual({ fare: 250 });
  });
});

describe('a fare above the offer', () => {
  it('in the same act as the acceptance is a counter-offer, which the rider’s code agrees to', async () => {
    const about = await countered(220, 250);
    expect(about.ride).toMatchObject({ rideStatus: 'ACCEPTED', fare: 250 });
    const { startCode = '', offer, fare } = await seen(about);
    const until = fixture.platform.clock.now().getTime() + 3 * 60_000;
    expect(offer).toEqual({ fare: 220, againLeft: 2, askNextUntil: new Date(until).toISOString() });
    expect(fare).toBe(250);
    expect(await eventsOf(about)).toEqual([
      ['ride.status-changed', 250, 220],
      ['ride.fare-set', 250, 220],
    ]);
    expect(dataOf<RideView>(await fixture.verify(about.ride, about.driver, startCode)).rideStatus).toBe('PICKED UP');
  });

  it('may be answered by another offer, which the driver takes by setting it', async () => {
    const about = await countered(220, 250);
    const before = await seen(about);
    const again = dataOf<RideView>(await makeOffer(about.ride, about.rider, 235));
    expect(again).toMatchObject({ fare: 250, offer: { fare: 235, againLeft: 1 }, startCode: before.startCode });
    expect((await fixture.see(about.ride, about.driver.person)).offer).toMatchObject({ fare: 235 });
    expect(dataOf<RideView>(await fixture.fare(about.ride, about.driver, 235)).fare).toBe(235);
    const agreed = await seen(about);
    expect(agreed.offer).toEqual({ fare: 235 });
    expect(agreed.startCode).not.toBe(before.startCode);
    expect(outcomeOf(await fixture.askNext(about.ride, about.rider.person))).toBe('409 ride/not-moving-away');
  });

  it('set afterwards is one too, and gives the rider two more offers at most', async () => {
    const about = await asked(200);
    dataOf(await accept(about));
    dataOf(await fixture.fare(about.ride, about.driver, 300));
    for (const offer of [220, 240]) dataOf(await makeOffer(about.ride, about.rider, offer));
    expect(outcomeOf(await makeOffer(about.ride, about.rider, 260))).toBe('409 ride/offers-used');
    expect(outcomeOf(await makeOffer(about.ride, about.rider, 300))).toBe('409 ride/offer-not-below-fare');
    expect((await seen(about)).offer).toMatchObject({ fare: 240, againLeft: 0 });
  });

  it('lets the rider ask the next driver for three minutes; the former is free', async () => {
    const about = await countered(220, 250);
    const next = await fixture.driver();
    fixture.free(next);
    const passed = dataOf<RideView>(await fixture.askNext(about.ride, about.rider.person));
    expect(passed).toMatchObject({
      ...{ rideStatus: 'REQUESTED', fare: null, offer: { fare: 220 }, driver: { _id: next.driverId } },
      asking: { asked: [{ outcome: 'FARE_NOT_AGREED' }] },
    });
    expect(outcomeOf(await fixture.fare(about.ride, about.driver, 240))).toBe('409 ride/passed-on');
    const current = await fixture.call(rideHttp.currentRide, {}, { as: about.driver.person });
    expect(dataOf<RideView | null>(current)).toBeNull();
    expect(dataOf<RideView>(await fixture.setStatus(about.ride, next.person, 'ACCEPTED')).fare).toBe(220);
  });

  it('lets nobody ask the next after the three minutes', async () => {
    const about = await countered(220, 250);
    fixture.platform.clock.advance(3 * 60_000);
    expect(outcomeOf(await fixture.askNext(about.ride, about.rider.person))).toBe('409 ride/ask-next-too-late');
  });
});

it('a fare goes with an acceptance alone', async () => {
  const about = await asked(220);
  const answer = await fixture.call(
    rideHttp.updateStatus,
    { rideId: about.ride._id, rideStatus: 'REJECTED', fare: 250 },
    { as: about.driver.person },
  );
  expect(outcomeOf(answer)).toBe('400 request/invalid');
  expect((await seen(about)).rideStatus).toBe('REQUESTED');
});

it(`of a raised offer and an acceptance at once, both hold or the offer is refused, ${ROUNDS} rounds`, async () => {
  const results: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const about = await asked(200);
    const [raised, accepted] = await Promise.all([makeOffer(about.ride, about.rider, 240), accept(about)]);
    const { rideStatus, fare, offer } = await seen(about);
    results.push([outcomeOf(raised), outcomeOf(accepted), rideStatus, fare, offer?.fare].join(' '));
    await fixture.setStatus(about.ride, about.rider.person, 'CANCELLED', 'The race is over');
  }
  const allowed = ['200 200 ACCEPTED 240 240', '409 ride/offer-taken 200 ACCEPTED 200 200'];
  expect(results.filter((result) => !allowed.includes(result))).toEqual([]);
});
