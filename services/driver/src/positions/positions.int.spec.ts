import { type DriverView, driverHttp, type FreeDriverCard, POSITION } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';
import { SessionEventsFixture } from '../testing/session-events-fixture.js';
import { cellCentre } from './cell.rules.js';

const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const SHAHBAGH = { lat: 23.7381, lng: 90.3957 };
const UTTARA = { lat: 23.8747, lng: 90.4003 };
type OnDuty = Awaited<ReturnType<DriverFixture['onDuty']>>;

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
beforeEach(() => fixture.platform.empty());
afterAll(() => fixture?.close());

const consents = ({ owner }: OnDuty, granted = true) =>
  fixture.platform.call(driverHttp.changePositionConsent, { granted }, { as: owner });
const tells = ({ owner }: OnDuty, point: Point) => fixture.platform.call(driverHttp.tellPosition, point, { as: owner });
const at = async (point: Point, who: Parameters<DriverFixture['onDuty']>[0] = {}) => {
  const onDuty = await fixture.onDuty(who);
  await consents(onDuty);
  expect((await tells(onDuty, point)).status).toBe(200);
  return onDuty;
};
const near = async (pickup: Point, query: object = {}) => {
  const input = { ...query, lat: String(pickup.lat), lng: String(pickup.lng) };
  const reply = await fixture.platform.call(driverHttp.freeDrivers, input as never, { as: person({ role: 'RIDER' }) });
  return dataOf<{ data: FreeDriverCard[] }>(reply).data;
};

describe('a driver’s position', () => {
  it('is taken with consent while ONLINE, and says when to tell the next: 5 s moving, 30 s standing', async () => {
    const karim = await fixture.onDuty();
    expect(codeOf(await tells(karim, FARMGATE))).toBe('driver/position-without-consent');
    expect(dataOf<DriverView>(await consents(karim)).positionConsentAt).toBe(
      fixture.platform.clock.now().toISOString(),
    );
    expect(dataOf(await tells(karim, FARMGATE))).toEqual({ nextInMs: 5_000 });
    fixture.platform.clock.advance(5_000);
    expect(dataOf(await tells(karim, FARMGATE))).toEqual({ nextInMs: 30_000 });
    fixture.platform.clock.advance(5_000);
    expect(dataOf(await tells(karim, SHAHBAGH))).toEqual({ nextInMs: 5_000 });
  });

  it('is refused while OFFLINE, and a hundred a second', async () => {
    const karim = await at(FARMGATE);
    const burst = await Promise.all(Array.from({ length: 100 }, () => tells(karim, SHAHBAGH)));
    expect(new Set(burst.map(codeOf))).toEqual(new Set(['request/too-many']));
    await fixture.switched(karim, 'OFFLINE');
    fixture.platform.clock.advance(5_000);
    expect(codeOf(await tells(karim, FARMGATE))).toBe('driver/position-while-offline');
  });

  it('is refused when its coordinates are swapped, outside Bangladesh, no numbers, or one is missing', async () => {
    const karim = await fixture.onDuty();
    await consents(karim);
    for (const point of [
      { lat: 90.39, lng: 23.75 },
      { lat: 51.5, lng: -0.1 },
      { lat: '23', lng: '90' },
      { lat: 23.75 },
    ]) {
      const refused = await tells(karim, point as Point);
      expect([point, refused.status, codeOf(refused)]).toEqual([point, 400, 'request/invalid']);
      expect((await near(FARMGATE))[0]).toMatchObject({ _id: karim.driver._id });
      expect((await near(FARMGATE))[0]).not.toHaveProperty('metres');
    }
  });

  it('is forgotten at once when the driver goes OFFLINE or withdraws the consent, and the cell after five minutes', async () => {
    const pickup = FARMGATE;
    const karim = await at(FARMGATE);
    expect((await near(pickup))[0]?.metres).toBeDefined();
    await fixture.switched(karim, 'OFFLINE');
    await fixture.switched(karim, 'ONLINE');
    expect((await near(pickup))[0]?.metres).toBeUndefined();
    await tells(karim, FARMGATE);
    await consents(karim, false);
    expect((await near(pickup))[0]?.metres).toBeUndefined();
    expect((await fixture.show(karim.driver._id)).positionConsentAt).toBeUndefined();
    await consents(karim);
    await tells(karim, FARMGATE);
    expect((await near(pickup))[0]?.metres).toBeDefined();
    fixture.platform.clock.advance(POSITION.cellMs - 1);
    expect((await near(pickup))[0]?.metres).toBeDefined();
    fixture.platform.clock.advance(1);
    expect((await near(pickup))[0]?.metres).toBeUndefined();
  });
});

it('a position is forgotten also when the system sets its driver OFFLINE', async () => {
  const karim = await at(FARMGATE);
  await new SessionEventsFixture(fixture.platform, karim.owner).signOut()();
  await fixture.platform.settled();
  expect((await fixture.switched(karim, 'ONLINE')).status).toBe(200);
  expect((await near(FARMGATE))[0]).toMatchObject({ _id: karim.driver._id });
  expect((await near(FARMGATE))[0]?.metres).toBeUndefined();
});

describe('a position that cannot be', () => {
  const BANANI = { lat: 23.7937, lng: 90.4066 };
  const CHATTOGRAM = { lat: 22.3569, lng: 91.7832 };
  const nearOnes = async (pickup: Point) => (await near(pickup)).filter(({ metres }) => metres !== undefined);
  const says = async (karim: OnDuty, point: Point, accuracy?: number) => {
    fixture.platform.clock.advance(4_000);
    const told = { ...point, ...(accuracy === undefined ? {} : { accuracy }) };
    return fixture.platform.call(driverHttp.tellPosition, told, { as: karim.owner });
  };

  it('accepts an impossible jump like any other location, but ignores it', async () => {
    const karim = await at(BANANI);
    for (const point of [CHATTOGRAM, UTTARA]) expect(dataOf(await says(karim, point))).toEqual({ nextInMs: 5_000 });
    expect(await nearOnes(CHATTOGRAM)).toEqual([]);
    expect(await nearOnes(UTTARA)).toEqual([]);
    expect(await nearOnes(BANANI)).toHaveLength(1);
  });

  it('is used once two more agree with it, also after minutes of silence', async () => {
    const karim = await at(BANANI);
    fixture.platform.clock.advance(2 * POSITION.cellEveryMs);
    await says(karim, CHATTOGRAM);
    expect(await nearOnes(BANANI)).toHaveLength(1);
    await says(karim, UTTARA);
    await says(karim, UTTARA);
    expect(await nearOnes(UTTARA)).toEqual([]);
    await says(karim, UTTARA);
    expect(await nearOnes(UTTARA)).toHaveLength(1);
  });

  it('is not used with an error above 200 m, and forgotten with the rest', async () => {
    const karim = await fixture.onDuty();
    await consents(karim);
    await says(karim, BANANI, 5_000);
    await says(karim, BANANI, 5_000);
    expect(await nearOnes(BANANI)).toEqual([]);
    await consents(karim, false);
    await consents(karim);
    await says(karim, BANANI, 5_000);
    expect(await nearOnes(BANANI)).toEqual([]);
    await says(karim, BANANI, 200);
    expect(await nearOnes(BANANI)).toHaveLength(1);
  });

  it.each([-1, '12', null])('is refused with an error that is none: %s', async (accuracy) => {
    const karim = await fixture.onDuty();
    await consents(karim);
    expect((await says(karim, BANANI, accuracy as number)).status).toBe(400);
  });
});

describe('free drivers asked with the pickup', () => {
  it('are the nearest first, with how far by road, and then those whose place is not known', async () => {
    const unknown = await fixture.onDuty();
    const far = await at(SHAHBAGH);
    const close = await at(FARMGATE);
    const found = await near(FARMGATE);
    expect(found.map(({ _id }) => _id)).toEqual([close, far, unknown].map(({ driver }) => driver._id));
    expect(found[0]?.metres?.high).toBeLessThan(POSITION.cellMetres);
    expect(found[1]?.metres?.low).toBeGreaterThan(2_000);
    expect(found[2]).not.toHaveProperty('metres');
  });

  it('are the longest free first among equally near ones', async () => {
    const first = await at(FARMGATE);
    fixture.platform.clock.advance(10_000);
    const second = await at({ lat: FARMGATE.lat + 0.0002, lng: FARMGATE.lng });
    const found = await near({ lat: FARMGATE.lat + 0.0003, lng: FARMGATE.lng });
    expect(found.map(({ _id }) => _id)).toEqual([first, second].map(({ driver }) => driver._id));
  });

  it('are not on a ride, and of the vehicle type that was asked for', async () => {
    const engaged = await at(FARMGATE);
    const bike = await at(FARMGATE, { vehicleType: 'BIKE' });
    const car = await at(SHAHBAGH);
    await new RideEventsFixture(fixture.platform, engaged.driver._id).accepted();
    expect((await near(FARMGATE)).map(({ _id }) => _id)).toEqual([bike.driver._id, car.driver._id]);
    expect((await near(FARMGATE, { vehicleType: 'CAR' })).map(({ _id }) => _id)).toEqual([car.driver._id]);
  });

  it('are in the same cell all the same, byte for byte, and for a minute wherever they drive', async () => {
    const answers = async (point: Point) => {
      await fixture.platform.empty();
      const karim = await at(point, { name: 'Karim Mia' });
      const text = JSON.stringify(await near(SHAHBAGH));
      return text.replaceAll(karim.driver._id, 'driver').replaceAll(karim.owner.id, 'owner');
    };
    const centre = cellCentre(FARMGATE, POSITION.cellMetres);
    const corner = { lat: centre.lat + 0.002, lng: centre.lng - 0.002 };
    expect(await answers(corner)).toBe(await answers(centre));
    const karim = await at(FARMGATE);
    const before = await near(SHAHBAGH);
    fixture.platform.clock.advance(POSITION.cellEveryMs - 1);
    await tells(karim, { lat: centre.lat - 0.006, lng: centre.lng });
    expect(await near(SHAHBAGH)).toEqual(before);
  });

  it('are as without a pickup from more than 60 different ones in an hour, and say when to ask again', async () => {
    await at(FARMGATE);
    const asked = person({ role: 'RIDER' });
    const from = (index: number) =>
      fixture.platform.call(
        driverHttp.freeDrivers,
        { lat: String(FARMGATE.lat + index * 0.0015), lng: String(FARMGATE.lng) } as never,
        { as: asked },
      );
    const metresFrom = async (index: number) => dataOf<{ data: FreeDriverCard[] }>(await from(index)).data[0]?.metres;
    for (let index = 0; index < 30; index += 1) expect(await metresFrom(index)).toBeDefined();
    // Again from where they have asked, and a few steps beside it.
    for (let index = 0; index < 30; index += 1) expect(await metresFrom(index)).toBeDefined();
    for (let index = 31; index <= 60; index += 1) await from(-index);
    const refused = await from(-70);
    expect(dataOf<{ data: FreeDriverCard[] }>(refused).data).toHaveLength(1);
    expect(dataOf<{ data: FreeDriverCard[] }>(refused).data[0]?.metres).toBeUndefined();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await metresFrom(3)).toBeDefined();
    expect((await near(FARMGATE))[0]?.metres).toBeDefined();
  });

  it('are told from any number of pickups to the desk, which books for many', async () => {
    await at(FARMGATE);
    const desk = person({ role: 'ADMIN', rights: ['DESK'] });
    for (let index = 0; index <= 60; index += 1) {
      const [lat, lng] = [FARMGATE.lat + Math.floor(index / 8) * 0.0015, FARMGATE.lng + (index % 8) * 0.0015];
      const pickup = { lat: String(lat), lng: String(lng) };
      const reply = await fixture.platform.call(driverHttp.freeDrivers, pickup as never, { as: desk });
      expect(reply.headers['retry-after']).toBeUndefined();
      expect(dataOf<{ data: FreeDriverCard[] }>(reply).data[0]?.metres).toBeDefined();
    }
  });

  it('are not shown from one more pickup by several calls at once either', async () => {
    await at(FARMGATE);
    const asked = person({ role: 'RIDER' });
    const isShownFrom = async (index: number) => {
      const pickup = { lat: FARMGATE.lat + Math.floor(index / 8) * 0.0015, lng: FARMGATE.lng + (index % 8) * 0.0015 };
      const input = { lat: String(pickup.lat), lng: String(pickup.lng) };
      const reply = await fixture.platform.call(driverHttp.freeDrivers, input as never, { as: asked });
      return dataOf<{ data: FreeDriverCard[] }>(reply).data[0]?.metres !== undefined;
    };
    const shown: boolean[] = [];
    for (let index = 0; index < 70; index += 1) {
      const three = await Promise.all([0, 1, 2].map(() => isShownFrom(index)));
      shown.push(three.includes(true));
    }
    // Who asks three times at once loses no pickup by it either.
    expect(shown).toEqual(shown.map((_isShown, index) => index < 60));
  });

  it('never show a point', async () => {
    await at(UTTARA);
    expect(JSON.stringify(await near(UTTARA))).not.toMatch(/lat|lng|point|23\.8|90\.4/);
  });
});

describe('the position of a ride’s driver', () => {
  it('is seen by its rider and administrators from ACCEPTED to the end, by nobody else', async () => {
    const karim = await at(FARMGATE);
    const ride = new RideEventsFixture(fixture.platform, karim.driver._id);
    const rider = person({ role: 'RIDER', id: ride.riderId });
    const see = (as = rider) => fixture.platform.call(driverHttp.positionOfRide, { rideId: ride.id }, { as });
    await ride.requested();
    expect(dataOf(await see())).toBeNull();
    await ride.accepted();
    const seen = { point: FARMGATE, at: fixture.platform.clock.now().toISOString() };
    expect(dataOf(await see())).toEqual(seen);
    expect(dataOf(await see(fixture.administrator))).toEqual(seen);
    expect(dataOf(await see(person({ role: 'RIDER', formerIds: [ride.riderId] })))).toEqual(seen);
    expect(codeOf(await see(person({ role: 'RIDER' })))).toBe('driver/ride-not-found');
    await ride.completed();
    expect(dataOf(await see())).toBeNull();
  });
});
