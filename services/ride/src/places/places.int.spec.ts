import { authEvents } from '@pothik/contracts/auth';
import { type FoundPlace, type OwnPlaces, type RideView, rideHttp } from '@pothik/contracts/ride';
import { codeOf, dataOf } from '../testing/ride-answers.js';
import { type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
let rider: FixtureRider;
beforeAll(async () => {
  fixture = await RideFixture.open();
  rider = await fixture.rider();
});
afterAll(() => fixture.close());

const search = async (text: string) => fixture.call(rideHttp.searchPlaces, { text }, { as: rider.person });
const found = async (text: string) => dataOf<{ places: FoundPlace[] }>(await search(text)).places;
const own = async () => dataOf<OwnPlaces>(await fixture.call(rideHttp.ownPlaces, {}, { as: rider.person }));
const HOME = { name: 'Dhanmondi 27', point: { lat: 23.7561, lng: 90.3745 } };

describe('searching a place', () => {
  it.each([
    ['dhanmondi', 'Dhanmondi'],
    ['ধানমন্ডি', 'Dhanmondi'],
  ])('finds it in either script: %s', async (text, name) => {
    const [first] = await found(text);
    expect(first).toMatchObject({ name, nameBn: 'ধানমন্ডি', kind: 'AREA' });
    expect(first?.point.lat).toBeCloseTo(23.75, 1);
  });

  it.each([
    ['emoji', '🚕🚕🚕'],
    ['punctuation', '?!.,'],
    ['words that nobody knows', 'qwxzqwxz'],
  ])('answers %s with no place, and no refusal', async (_what, text) => {
    const answer = await search(text);
    expect([answer.status, dataOf(answer)]).toEqual([200, { places: [], isFallback: false }]);
  });

  it.each([
    ['nothing', ''],
    ['10,000 signs', 'ক'.repeat(10_000)],
    ['a zero byte', 'a\0b'],
  ])('refuses %s with the field’s sentence', async (_what, text) => {
    expect([(await search(text)).status, codeOf(await search(text))]).toEqual([400, 'request/invalid']);
  });

  it.each([
    ['lat', { lat: '23.75' }],
    ['lng', { lng: '90.39' }],
    ['an empty lng', { lat: '23.75', lng: '' }],
  ])('refuses half a point: %s alone', async (_what, half) => {
    const answer = await fixture.call(rideHttp.searchPlaces, { text: 'dhanmondi', ...half } as never, {
      as: rider.person,
    });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'request/invalid', message: 'This point is not in Bangladesh.' },
    ]);
  });

  it('names the place at a point, and none in the middle of nowhere', async () => {
    const at = async (lat: string, lng: string) =>
      dataOf<FoundPlace | null>(await fixture.call(rideHttp.placeAt, { lat, lng } as never, { as: rider.person }));
    expect((await at('23.7575', '90.3897'))?.area).toContain('Dhaka');
    expect(await at('20.6', '88.2')).toBeNull();
  });

  it.each([
    ['swapped', { lat: '90.39', lng: '23.75' }],
    ['absurd', { lat: '1e9', lng: 'here' }],
  ])('refuses %s coordinates', async (_what, point) => {
    const answer = await fixture.call(rideHttp.placeAt, point as never, { as: rider.person });
    expect([answer.status, answer.body]).toMatchObject([400, { message: 'This point is not in Bangladesh.' }]);
  });
});

describe('the way between two points', () => {
  const way = async (from: readonly [string, string], to: readonly [string, string]) =>
    fixture.call(rideHttp.wayBetween, { fromLat: from[0], fromLng: from[1], toLat: to[0], toLng: to[1] } as never, {
      as: rider.person,
    });
  const DHANMONDI = ['23.7555', '90.3742'] as const;
  const KAMALAPUR = ['23.732', '90.4262'] as const;

  it('is a line along the roads, from the one to the other', async () => {
    const { line } = dataOf<{ line: readonly object[] }>(await way(DHANMONDI, KAMALAPUR));
    expect(line.length).toBeGreaterThan(10);
    expect([line[0], line.at(-1)]).toEqual([
      { lat: 23.7555, lng: 90.3742 },
      { lat: 23.732, lng: 90.4262 },
    ]);
  });

  it('is null where no roads are known', async () => {
    expect(dataOf(await way(['22.3569', '91.7832'], ['22.33', '91.8']))).toEqual({ line: null });
  });

  it('is refused for swapped coordinates', async () => {
    const answer = await way([DHANMONDI[1], DHANMONDI[0]], KAMALAPUR);
    expect([answer.status, answer.body]).toMatchObject([400, { message: 'This point is not in Bangladesh.' }]);
  });
});

describe('a rider’s own places', () => {
  const save = (label: 'HOME' | 'WORK', place: object) =>
    fixture.call(rideHttp.savePlace, { label, ...place } as never, { as: rider.person });

  it('are saved, replaced and removed one by one', async () => {
    await Promise.all([save('HOME', HOME), save('WORK', { name: 'The office behind the lake' })]);
    expect((await own()).saved).toEqual({ HOME, WORK: { name: 'The office behind the lake' } });
    await save('WORK', { name: 'Banani 11' });
    await fixture.call(rideHttp.forgetPlace, { label: 'HOME' }, { as: rider.person });
    expect((await own()).saved).toEqual({ WORK: { name: 'Banani 11' } });
  });

  it('are nobody else’s, and lost with the account', async () => {
    const other = await fixture.rider();
    await fixture.call(rideHttp.savePlace, { label: 'HOME', ...HOME }, { as: other.person });
    expect((await own()).saved).not.toHaveProperty('HOME');
    const { id } = other.person;
    const account = { id, name: '', email: '', role: 'RIDER' as const, verified: false };
    await fixture.platform.publish(authEvents.userDeleted, {
      aggregateId: id,
      aggregateVersion: 9,
      payload: { account },
    });
    await fixture.platform.settled();
    expect(await fixture.platform.model('ride', 'OwnPlaces').findById(id)).toBeNull();
  });

  it('begin with where the rider rode lately', async () => {
    const driver = await fixture.driver();
    const ride = {
      driver: driver.driverId,
      pickupLocation: 'Farmgate',
      dropLocation: 'Mirpur 10',
      dropPoint: HOME.point,
    };
    const first = dataOf<RideView>(await fixture.call(rideHttp.book, ride, { as: rider.person }), 201);
    const { recent } = await own();
    expect(recent).toMatchObject([{ name: 'Mirpur 10', point: HOME.point }, { name: 'Farmgate' }]);
    dataOf(await fixture.setStatus(first, rider.person, 'CANCELLED'));
    fixture.platform.clock.advance(60_000);
    dataOf(await fixture.call(rideHttp.book, { ...ride, pickupLocation: 'Banani 11' }, { as: rider.person }), 201);
    expect((await own()).recent.map(({ name }) => name)).toEqual(['Mirpur 10', 'Banani 11', 'Farmgate']);
  });

  it('refuses a name of spaces, and a point outside Bangladesh', async () => {
    expect((await save('HOME', { name: '   ' })).status).toBe(400);
    expect((await save('HOME', { name: 'London', point: { lat: 51.5, lng: 0 } })).status).toBe(400);
  });
});
