import { randomUUID } from 'node:crypto';
import type { Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';
import type { PlaceKind } from '../places/nearby.js';
import { nearbyOutageContract } from './nearby-outage.contract.js';
import { type CuttableNearby, EVERYBODY, FARMGATE, type NearbyUnderTest, TTL_MS } from './nearby-under-test.js';

/** Redis rounds a place by up to a metre. */
const ROUNDED_METRES = 1;

/** A point so many metres north of Farmgate. */
const north = (metres: number): Point => ({ ...FARMGATE, lat: FARMGATE.lat + metres / 111_195 });

/** What the memory of a process and Redis guarantee. */
export function nearbyContract(
  name: string,
  make: () => Promise<NearbyUnderTest>,
  makeCuttable?: () => Promise<CuttableNearby>,
): void {
  describe(`${name} as who is nearby`, () => {
    let tested: NearbyUnderTest;
    let kind: PlaceKind;

    beforeEach(async () => {
      tested = await make();
      kind = { name: `contract-${randomUUID()}`, ttlMs: TTL_MS };
    });
    afterEach(() => tested.nearby.close());

    questionContract(() => ({ ...tested, kind }));
    tellingContract(() => ({ ...tested, kind }));
    ageContract(() => ({ ...tested, kind }));
    everybodyContract(() => ({ ...tested, kind }));

    it('answers a ping', async () => {
      await expect(tested.nearby.ping()).resolves.toBeUndefined();
    });
  });
  if (makeCuttable) nearbyOutageContract(name, makeCuttable);
}

type Given = () => NearbyUnderTest & { kind: PlaceKind };

const other = (kind: PlaceKind, name: string): PlaceKind => ({ ...kind, name: `${kind.name}-${name}` });

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

function questionContract(given: Given): void {
  it('finds the nearest first, with place, distance and time', async () => {
    const { nearby, clock, kind } = given();
    for (const metres of [3_000, 200, 1_000]) await nearby.tell(kind, `at-${metres}`, north(metres), clock.now());
    const found = await nearby.nearest(kind, FARMGATE, EVERYBODY);
    expect(idsOf(found)).toEqual(['at-200', 'at-1000', 'at-3000']);
    for (const [index, metres] of [200, 1_000, 3_000].entries()) {
      const one = found[index] as (typeof found)[number];
      expect(Math.abs(one.metres - metres)).toBeLessThan(2 * ROUNDED_METRES);
      expect(straightMetres(one.point, north(metres))).toBeLessThan(ROUNDED_METRES);
      expect(one.at).toEqual(clock.now());
    }
  });

  it('finds at most so many, and nobody farther than asked', async () => {
    const { nearby, clock, kind } = given();
    for (let metres = 100; metres <= 3_000; metres += 100)
      await nearby.tell(kind, `at-${metres}`, north(metres), clock.now());
    const nearest = (withinMetres: number, limit: number) => nearby.nearest(kind, FARMGATE, { withinMetres, limit });
    expect(idsOf(await nearest(5_000, 3))).toEqual(['at-100', 'at-200', 'at-300']);
    expect(await nearest(1_050, 100)).toHaveLength(10);
    expect(await nearest(50, 100)).toEqual([]);
    expect(await nearest(5_000, 0)).toEqual([]);
  });

  it('finds the same as measuring the distance to each of 500 people', async () => {
    const { nearby, clock, kind } = given();
    // Spread over Dhaka by the golden ratio: the same places in every run, none at equal distances.
    const places = Array.from({ length: 500 }, (_, index) => ({
      lat: 23.68 + 0.27 * ((index * 0.618_034) % 1),
      lng: 90.3 + 0.2 * (index / 500),
    }));
    await Promise.all(places.map((place, index) => nearby.tell(kind, String(index), place, clock.now())));
    for (const asked of [FARMGATE, north(15_000), { lat: 23.68, lng: 90.3 }, { lat: 22.3569, lng: 91.7832 }]) {
      const byDistance = places
        .map((place, index) => ({ id: String(index), metres: straightMetres(asked, place) }))
        .filter(({ metres }) => metres <= 20_000)
        .sort((left, right) => left.metres - right.metres)
        .slice(0, 20);
      const found = await nearby.nearest(kind, asked, { withinMetres: 20_000, limit: 20 });
      expect(idsOf(found)).toEqual(idsOf(byDistance));
    }
  });

  it('knows nobody of another kind', async () => {
    const { nearby, clock, kind } = given();
    await nearby.tell(other(kind, 'cars'), 'one', FARMGATE, clock.now());
    expect(await nearby.nearest(kind, FARMGATE, EVERYBODY)).toEqual([]);
    expect(await nearby.placeOf(kind, 'one')).toBeUndefined();
  });
}

function tellingContract(given: Given): void {
  it('one has one place: the one told last', async () => {
    const { nearby, clock, kind } = given();
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    clock.advance(1);
    await nearby.tell(kind, 'one', north(4_000), clock.now());
    expect(await nearby.nearest(kind, FARMGATE, { withinMetres: 1_000, limit: 10 })).toEqual([]);
    expect(idsOf(await nearby.nearest(kind, north(4_000), EVERYBODY))).toEqual(['one']);
  });

  it('a place that arrives after a newer one changes nothing, also among many at once', async () => {
    const { nearby, clock, kind } = given();
    const beganAt = clock.now().getTime();
    const orders = Array.from({ length: 50 }, (_, index) => (index * 17) % 50);
    await Promise.all(orders.map((order) => nearby.tell(kind, 'one', north(order * 100), new Date(beganAt - order))));
    expect(await nearby.placeOf(kind, 'one')).toMatchObject({ id: 'one', at: new Date(beganAt) });
    expect(idsOf(await nearby.nearest(kind, FARMGATE, { withinMetres: 50, limit: 10 }))).toEqual(['one']);
  });

  it('is told again where one is, and forgets who leaves', async () => {
    const { nearby, clock, kind } = given();
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    expect(await nearby.placeOf(kind, 'one')).toMatchObject({ id: 'one', at: clock.now() });
    await nearby.forget(kind, 'one');
    await nearby.forget(kind, 'one');
    expect(await nearby.placeOf(kind, 'one')).toBeUndefined();
    expect(await nearby.nearest(kind, FARMGATE, EVERYBODY)).toEqual([]);
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    expect(idsOf(await nearby.nearest(kind, FARMGATE, EVERYBODY))).toEqual(['one']);
  });

  it('a place in the north and one in the south of the country are as they were told', async () => {
    const { nearby, clock, kind } = given();
    const ends = { north: { lat: 26.63, lng: 88.42 }, south: { lat: 20.59, lng: 92.33 } };
    for (const [id, place] of Object.entries(ends)) {
      await nearby.tell(kind, id, place, clock.now());
      const told = await nearby.placeOf(kind, id);
      expect(straightMetres(told?.point as Point, place)).toBeLessThan(ROUNDED_METRES);
      expect(idsOf(await nearby.nearest(kind, place, { withinMetres: 100, limit: 1 }))).toEqual([id]);
    }
  });
}

function ageContract(given: Given): void {
  it('forgets a place that was not told again in time, and keeps the others', async () => {
    const { nearby, clock, kind } = given();
    await nearby.tell(kind, 'silent', FARMGATE, clock.now());
    clock.advance(kind.ttlMs - 1);
    expect(idsOf(await nearby.nearest(kind, FARMGATE, EVERYBODY))).toEqual(['silent']);
    await nearby.tell(kind, 'talking', north(500), clock.now());
    clock.advance(1);
    expect(idsOf(await nearby.nearest(kind, FARMGATE, EVERYBODY))).toEqual(['talking']);
    expect(await nearby.placeOf(kind, 'silent')).toBeUndefined();
    expect(await nearby.placeOf(kind, 'talking')).toBeDefined();
  });

  it('keeps a place as long as its kind says', async () => {
    const { nearby, clock, kind } = given();
    const lasting = { ...other(kind, 'lasting'), ttlMs: 5 * kind.ttlMs };
    await nearby.tell(lasting, 'one', FARMGATE, clock.now());
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    clock.advance(lasting.ttlMs - 1);
    expect(await nearby.placeOf(kind, 'one')).toBeUndefined();
    expect(idsOf(await nearby.nearest(lasting, FARMGATE, EVERYBODY))).toEqual(['one']);
    clock.advance(1);
    expect(await nearby.placeOf(lasting, 'one')).toBeUndefined();
  });

  it('a question with a limit is not answered by places that are too old', async () => {
    const { nearby, clock, kind } = given();
    for (let index = 0; index < 30; index += 1) await nearby.tell(kind, `old-${index}`, FARMGATE, clock.now());
    clock.advance(kind.ttlMs);
    await nearby.tell(kind, 'new', north(500), clock.now());
    expect(idsOf(await nearby.nearest(kind, FARMGATE, { withinMetres: 5_000, limit: 1 }))).toEqual(['new']);
  });
}

function everybodyContract(given: Given): void {
  it('tells everybody of a kind with place and time, and nobody of another', async () => {
    const { nearby, clock, kind } = given();
    await nearby.tell(kind, 'one', FARMGATE, clock.now());
    const toldAt = clock.now();
    clock.advance(1);
    await nearby.tell(kind, 'two', north(4_000), clock.now());
    await nearby.tell(other(kind, 'cars'), 'other', FARMGATE, clock.now());
    const found = await nearby.all(kind, 10);
    expect(idsOf(found).sort()).toEqual(['one', 'two']);
    const one = found.find(({ id }) => id === 'one');
    expect(one?.at).toEqual(toldAt);
    expect(straightMetres(one?.point as Point, FARMGATE)).toBeLessThan(ROUNDED_METRES);
    expect(await nearby.all(other(kind, 'nobody'), 10)).toEqual([]);
  });

  it('tells at most so many, those told last, and none that is too old or has left', async () => {
    const { nearby, clock, kind } = given();
    for (let index = 0; index < 30; index += 1) {
      await nearby.tell(kind, `at-${index}`, north(index * 10), clock.now());
      clock.advance(1);
    }
    expect(idsOf(await nearby.all(kind, 3)).sort()).toEqual(['at-27', 'at-28', 'at-29']);
    await nearby.forget(kind, 'at-29');
    clock.advance(kind.ttlMs - 3);
    expect(idsOf(await nearby.all(kind, 100))).toEqual(['at-28']);
  });

  it('tells 2,000 people at once', async () => {
    const { nearby, clock, kind } = given();
    await Promise.all(
      Array.from({ length: 2_000 }, (_, index) => nearby.tell(kind, `at-${index}`, north(index), clock.now())),
    );
    expect(new Set(idsOf(await nearby.all(kind, 5_000))).size).toBe(2_000);
  });
}
