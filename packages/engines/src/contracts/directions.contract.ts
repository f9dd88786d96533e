import type { Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';
import type { DistanceBasis } from '@pothik/contracts/ride';
import { type Directions, POINTS_MAXIMUM } from '../places/directions.js';

const DHANMONDI = { lat: 23.7461, lng: 90.3742 };
const NIKUNJA = { lat: 23.8103, lng: 90.4125 };
const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const MOTIJHEEL = { lat: 23.733, lng: 90.4172 };
/** In no city with roads of ours. */
const CHATTOGRAM = { lat: 22.3569, lng: 91.7832 };

/** Two searches for the same way may choose between equal ones. */
const SHARE = 0.02;

/** What the bundled roads and OSRM guarantee. @param basis of an answer where both ends are on roads */
export function directionsContract(name: string, basis: DistanceBasis, make: () => Promise<Directions>): void {
  describe(`${name} as directions`, () => {
    let directions: Directions;

    beforeEach(async () => {
      directions = await make();
    });
    afterEach(() => directions.close());

    distanceContract(basis, () => directions);
    tableContract(() => directions);
    lineContract(() => directions);

    it('answers a ping', async () => {
      await expect(directions.ping()).resolves.toBeUndefined();
    });
  });
}

type Given = () => Directions;

function distanceContract(basis: DistanceBasis, given: Given): void {
  it('a distance is a range in whole metres, not below the straight line', async () => {
    const { metres, basis: from } = await given().distance(DHANMONDI, NIKUNJA);
    expect(from).toBe(basis);
    expect([metres.low, metres.high].every(Number.isInteger)).toBe(true);
    expect(metres.low).toBeGreaterThanOrEqual(Math.floor(straightMetres(DHANMONDI, NIKUNJA)));
    expect(metres.high).toBeGreaterThan(metres.low);
    expect(metres.high).toBeLessThan(3 * straightMetres(DHANMONDI, NIKUNJA));
  });

  it('a distance is the same for who looks, for an estimate and for a booking', async () => {
    const [looked, ...forFares] = await Promise.all(
      [undefined, { fareOf: 'ESTIMATE' } as const, { fareOf: 'BOOKING' } as const].map((options) =>
        given().distance(DHANMONDI, NIKUNJA, options),
      ),
    );
    expect(forFares).toEqual([looked, looked]);
  });

  it('from a point to itself it is at most the way to the road and back', async () => {
    const { metres } = await given().distance(FARMGATE, FARMGATE);
    expect(metres.low).toBeGreaterThanOrEqual(0);
    expect(metres.high).toBeLessThan(1_000);
  });

  it.each([
    ['from', CHATTOGRAM, FARMGATE],
    ['to', FARMGATE, CHATTOGRAM],
  ])('where no road is near the point %s, only the straight line is known', async (_which, from, to) => {
    const { metres, basis: known } = await given().distance(from, to);
    expect(known).toBe('STRAIGHT_LINE');
    expect(metres.low).toBeGreaterThan(straightMetres(from, to));
    expect(await given().line(from, to)).toBeUndefined();
  });
}

function tableContract(given: Given): void {
  it('distances are those of each point, in their order', async () => {
    const from = [NIKUNJA, CHATTOGRAM, DHANMONDI, MOTIJHEEL, DHANMONDI];
    const table = await given().distances(from, FARMGATE);
    expect(table).toHaveLength(from.length);
    for (const [index, point] of from.entries()) {
      const one = await given().distance(point, FARMGATE);
      expect(table[index]?.basis).toBe(one.basis);
      expect(differenceOf(table[index]?.metres.low, one.metres.low)).toBeLessThan(SHARE);
    }
  });

  it('from nobody there are none, and to a place without roads only straight lines', async () => {
    expect(await given().distances([], FARMGATE)).toEqual([]);
    const bases = (await given().distances([NIKUNJA, FARMGATE], CHATTOGRAM)).map(({ basis }) => basis);
    expect(bases).toEqual(['STRAIGHT_LINE', 'STRAIGHT_LINE']);
  });

  it('answers for a hundred drivers at once, and for many who ask at once', async () => {
    const drivers = Array.from({ length: POINTS_MAXIMUM }, (_, index) => between(DHANMONDI, MOTIJHEEL, index / 100));
    expect(await given().distances(drivers, FARMGATE)).toHaveLength(POINTS_MAXIMUM);
    const asked = await Promise.all(drivers.slice(0, 10).map((point) => given().distance(point, FARMGATE)));
    const alone = await given().distance(drivers[9] as Point, FARMGATE);
    expect(asked[9]).toEqual(alone);
  });
}

function lineContract(given: Given): void {
  it('a line leads from the first point along the roads to the second', async () => {
    const line = (await given().line(DHANMONDI, NIKUNJA)) ?? [];
    expect([line[0], line.at(-1)]).toEqual([DHANMONDI, NIKUNJA]);
    expect(line.length).toBeGreaterThan(5);
    const { metres } = await given().distance(DHANMONDI, NIKUNJA);
    const along = line.slice(1).reduce((sum, point, index) => sum + straightMetres(line[index] as Point, point), 0);
    expect(along).toBeLessThan(metres.high);
    // Thinned, it is a little shorter than the way.
    expect(along).toBeGreaterThan(metres.low * 0.9);
  });
}

const differenceOf = (one = Number.NaN, other = Number.NaN): number => Math.abs(one - other) / Math.max(other, 1);

const between = (from: Point, to: Point, share: number): Point => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});
