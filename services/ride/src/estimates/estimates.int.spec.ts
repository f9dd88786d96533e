import { type RideEstimates, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { codeOf, dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const PICKUP = { lat: 23.7561, lng: 90.3745 };
const DROP = { lat: 23.733, lng: 90.4172 };
const CHATTOGRAM = { lat: 22.3569, lng: 91.7832 };
const TEXT = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Motijheel' };

let fixture: RideFixture;
let driver: FixtureDriver;
let rider: FixtureRider;
beforeAll(async () => {
  fixture = await RideFixture.open();
  await newPeople();
});
afterAll(() => fixture.close());

/** Who have no ride yet. */
const newPeople = async () => {
  [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
};
const estimates = async (pickup: typeof PICKUP, drop: typeof DROP) => {
  const query = {
    pickupLat: String(pickup.lat),
    pickupLng: String(pickup.lng),
    dropLat: String(drop.lat),
    dropLng: String(drop.lng),
  };
  return fixture.call(rideHttp.estimates, query as never, { as: rider.person });
};
const book = async (points: object) => {
  await newPeople();
  return dataOf<RideView>(
    await fixture.call(rideHttp.book, { ...TEXT, ...points, driver: driver.driverId }, { as: rider.person }),
    201,
  );
};
const accepted = async (points: object) => {
  const ride = await book(points);
  await fixture.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' }, { as: driver.person });
  return ride;
};
const setFare = (ride: RideView, fare: number, reason?: string) =>
  fixture.call(rideHttp.setFare, { rideId: ride._id, fare, ...(reason ? { reason } : {}) }, { as: driver.person });

describe('the estimate before asking', () => {
  it('is a range of distance, minutes and fare for each vehicle type of the city', async () => {
    const { city, estimates: all } = dataOf<RideEstimates>(await estimates(PICKUP, DROP));
    expect(city).toEqual({ _id: 'dhaka', name: 'Dhaka', nameBn: 'ঢাকা' });
    expect(all.map(({ vehicleType }) => vehicleType).sort()).toEqual([
      'BIKE',
      'CAR',
      'CNG',
      'EV',
      'MINIVAN',
      'PREMIUM',
    ]);
    for (const { metres, minutes, fare, ceiling, distanceBasis, minutesBasis } of all) {
      expect(metres.low).toBeGreaterThan(5_000);
      expect(metres.high).toBeLessThan(9_000);
      expect(minutes.low).toBeLessThan(minutes.high);
      expect(fare.low).toBeLessThan(fare.high);
      expect(ceiling ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(fare.high);
      expect([distanceBasis, minutesBasis]).toEqual(['ROADS', 'STATED']);
    }
  });

  it.each([
    ['drop', PICKUP, CHATTOGRAM],
    ['pickup', CHATTOGRAM, DROP],
  ])('is none with a %s outside every zone', async (_which, pickup, drop) => {
    expect(dataOf(await estimates(pickup, drop))).toEqual({ city: null, estimates: [] });
  });

  it('refuses swapped coordinates', async () => {
    expect(codeOf(await estimates({ lat: 90.37, lng: 23.75 }, DROP))).toBe('request/invalid');
  });
});

describe('a booking with points', () => {
  it('keeps them and the estimate of its driver’s vehicle type; rider and driver see both', async () => {
    const ride = await book({ pickupPoint: PICKUP, dropPoint: DROP });
    const cng = dataOf<RideEstimates>(await estimates(PICKUP, DROP)).estimates.find((one) => one.vehicleType === 'CNG');
    const kept = { pickupPoint: PICKUP, dropPoint: DROP, estimate: cng };
    expect(ride).toMatchObject(kept);
    expect(await fixture.see(ride, driver.person)).toMatchObject(kept);
  });

  it.each([
    ['text alone', {}],
    ['one point', { pickupPoint: PICKUP }],
    ['a drop outside the city', { pickupPoint: PICKUP, dropPoint: CHATTOGRAM }],
  ])('is made without an estimate with %s, and any fare is taken', async (_what, points) => {
    const ride = await accepted(points);
    expect(ride).not.toHaveProperty('estimate');
    expect((await setFare(ride, 9_000)).status).toBe(200);
  });

  it('has its points in no event', async () => {
    const ride = await book({ pickupPoint: PICKUP, dropPoint: DROP });
    await fixture.platform.settled();
    const stored = await fixture.platform.model('ride', 'Ride').findById(ride._id).lean();
    expect(JSON.stringify(stored)).toContain('90.3745');
    const events = await fixture.platform.published(rideEvents.rideRequested);
    expect(events.some(({ aggregateId }) => aggregateId === ride._id)).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/90\.3745|23\.7561|Point/);
  });

  it('refuses a point outside Bangladesh and books nothing', async () => {
    await newPeople();
    const input = { ...TEXT, pickupPoint: { lat: 51.5, lng: 0 }, driver: driver.driverId };
    const refused = await fixture.call(rideHttp.book, input, { as: rider.person });
    expect([refused.status, refused.body]).toMatchObject([400, { message: 'This point is not in Bangladesh.' }]);
    expect(dataOf(await fixture.call(rideHttp.currentRide, {}, { as: rider.person }))).toBeNull();
  });
});

describe('the driver’s fare', () => {
  it('needs a reason outside the band, which the rider sees, and is never above the law’s maximum', async () => {
    const ride = await accepted({ pickupPoint: PICKUP, dropPoint: DROP });
    const { fare, ceiling } = ride.estimate ?? {};
    const [low, high, most] = [fare?.low ?? 0, fare?.high ?? 0, ceiling ?? 0];
    expect((await setFare(ride, high)).status).toBe(200);
    const refused = await setFare(ride, low - 1);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'ride/fare-reason-required']);
    expect(refused.body).toMatchObject({
      message: `A fare outside ${low} to ${high} BDT needs a reason, which the rider sees.`,
    });
    await setFare(ride, low - 1, 'You ride every day');
    expect(await fixture.see(ride, rider.person)).toMatchObject({ fare: low - 1, fareReason: 'You ride every day' });
    const above = await setFare(ride, most + 1, 'It rains');
    expect([above.status, codeOf(above)]).toEqual([409, 'ride/fare-above-ceiling']);
    expect((await fixture.see(ride, rider.person)).fare).toBe(low - 1);
  });
});

describe('texts and points of two places', () => {
  const AIRPORT = 'Hazrat Shahjalal Airport';
  /** At Sadarghat, so many metres apart. */
  const SADARGHAT = { lat: 23.7085, lng: 90.4072 };
  const beside = (metres: number) => ({ lat: SADARGHAT.lat + metres / 111_195, lng: SADARGHAT.lng });
  const asked = async (texts: object, pickup: typeof PICKUP, drop: typeof DROP) => {
    const points = { pickupLat: pickup.lat, pickupLng: pickup.lng, dropLat: drop.lat, dropLng: drop.lng };
    const query = Object.fromEntries(Object.entries(points).map(([name, value]) => [name, String(value)]));
    return dataOf<RideEstimates>(
      await fixture.call(rideHttp.estimates, { ...query, ...texts } as never, { as: rider.person }),
    );
  };

  it('have no estimate and no ceiling beforehand: Airport to Sadarghat with points 14 m apart', async () => {
    const texts = { pickupLocation: AIRPORT, dropLocation: 'Sadarghat' };
    const { estimates: all, pointNames } = await asked(texts, beside(14), SADARGHAT);
    expect(all).toEqual([]);
    expect(pointNames).toMatchObject({ pickup: { isOfText: false }, dropOff: { isOfText: true }, metres: 14 });
    expect(pointNames?.pickup.name).toMatch(/\S/);
    expect(pointNames?.pickup.metresFromText).toBeGreaterThan(14_000);
  });

  it('are booked with the points’ own names, which the driver sees before accepting, and any fare is taken', async () => {
    await newPeople();
    const points = { pickupPoint: beside(60), dropPoint: SADARGHAT };
    const input = { ...points, pickupLocation: AIRPORT, dropLocation: 'Sadarghat', driver: driver.driverId };
    const ride = dataOf<RideView>(await fixture.call(rideHttp.book, input, { as: rider.person }), 201);
    expect(ride).not.toHaveProperty('estimate');
    const seen = await fixture.see(ride, driver.person);
    expect([seen.rideStatus, seen.pointNames]).toEqual(['REQUESTED', ride.pointNames]);
    expect(seen.pointNames).toMatchObject({ pickup: { isOfText: false }, metres: 60 });
    await fixture.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' }, { as: driver.person });
    expect((await setFare(ride, 900)).status).toBe(200);
    await fixture.platform.settled();
    const events = await fixture.platform.published(rideEvents.rideRequested);
    expect(JSON.stringify(events.filter(({ aggregateId }) => aggregateId === ride._id))).not.toMatch(/pointNames/);
  });

  it('are those of a text that nobody knows', async () => {
    const texts = { pickupLocation: 'qwxz zzqy', dropLocation: 'Motijheel' };
    const { pointNames } = await asked(texts, PICKUP, DROP);
    expect(pointNames).toMatchObject({ pickup: { isOfText: false }, dropOff: { isOfText: true } });
  });

  it('are not those of an honest rider, and no look is taken without texts', async () => {
    for (const texts of [TEXT, { pickupLocation: 'বাসা ১২/ক, ধানমন্ডি ২৭', dropLocation: 'মতিঝিল' }, {}]) {
      const { estimates: all, pointNames } = await asked(texts, PICKUP, DROP);
      expect([all.length, pointNames]).toEqual([6, undefined]);
    }
  });
});
