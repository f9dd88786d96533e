import { rideHttp } from '@pothik/contracts/ride';
import type { PlaceSearch, PlaceSearchOptions } from '../places/place-search.js';
import { type EngineLine, untilBack } from './engine-line.js';

export interface CuttablePlaceSearch extends EngineLine<PlaceSearch> {
  search: PlaceSearch;
}

const ENGLISH: PlaceSearchOptions = { language: 'en', limit: 8 };
/** On Gulshan Avenue. */
const GULSHAN = { lat: 23.78952, lng: 90.41616 };
/** In the Bay of Bengal. */
const AT_SEA = { lat: 20.6, lng: 91.2 };

/** What the bundled places and every geocoder guarantee; `line` is for engines that can become unavailable. */
export function placeSearchContract(
  name: string,
  make: () => Promise<PlaceSearch>,
  makeCuttable?: () => Promise<CuttablePlaceSearch>,
): void {
  describe(`${name} as a place search`, () => {
    let search: PlaceSearch;

    beforeAll(async () => {
      search = await make();
    });
    afterAll(() => search.close());

    textContract(() => search);
    pointContract(() => search);

    it('answers a ping', async () => {
      await expect(search.ping()).resolves.toBeUndefined();
    });
  });
  if (makeCuttable) outageContract(name, makeCuttable);
}

type Given = () => PlaceSearch;

const namesOf = async (search: PlaceSearch, text: string, options = ENGLISH) =>
  (await search.search(text, options)).places.flatMap(({ name, nameBn }) => [name, ...(nameBn ? [nameBn] : [])]);

function textContract(given: Given): void {
  it.each(['gulshan avenue', 'গুলশান এভিনিউ'])('finds a road by its name in either script: %s', async (text) => {
    const { places, isFallback } = await given().search(text, ENGLISH);
    expect(isFallback).toBe(false);
    expect(await namesOf(given(), text)).toEqual(expect.arrayContaining([expect.stringMatching(/gulshan|গুলশান/i)]));
    expect(rideHttp.searchPlaces.response.safeParse({ places, isFallback }).success).toBe(true);
  });

  it('finds a house by its number and road', async () => {
    const [first] = (await given().search('24 Road 104', ENGLISH)).places;
    expect(first).toMatchObject({ kind: 'HOUSE', name: expect.stringContaining('24') });
  });

  it('finds at most as many as were asked for', async () => {
    expect((await given().search('road', { ...ENGLISH, limit: 2 })).places.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['emoji', '🛺🚦🇧🇩'],
    ['punctuation', '…!?()[]{}"\'\\/&%'],
    ['spaces', ' \t\n'],
    ['nothing', ''],
  ])('finds nothing by %s', async (_what, text) => {
    expect(await given().search(text, ENGLISH)).toEqual({ places: [], isFallback: false });
  });

  it.each([
    ['10,000 letters', 'x'.repeat(10_000)],
    ['5,000 words', 'zzq '.repeat(5_000)],
    ['half a sign', `zzq\ud83d`],
    ['a query of its own', 'zzq&limit=1&countrycodes=fr#'],
  ])('answers %s with no place', async (_what, text) => {
    expect((await given().search(text, ENGLISH)).places).toEqual([]);
  });
}

function pointContract(given: Given): void {
  it('names a point by what is there, near it', async () => {
    const place = await given().placeAt(GULSHAN, 'en');
    expect(rideHttp.placeAt.response.safeParse(place).success).toBe(true);
    expect(Math.hypot((place?.point.lat ?? 0) - GULSHAN.lat, (place?.point.lng ?? 0) - GULSHAN.lng)).toBeLessThan(0.01);
  });

  it('names no point far from everything', async () => {
    expect(await given().placeAt(AT_SEA, 'bn')).toBeUndefined();
  });
}

const UNAVAILABLE = { name: 'EngineUnavailable', engine: 'places' };

function outageContract(name: string, make: () => Promise<CuttablePlaceSearch>): void {
  describe(`${name} when its engine is unavailable and available again`, () => {
    let tested: CuttablePlaceSearch;

    beforeEach(async () => {
      tested = await make();
    });
    afterEach(async () => {
      await tested.search.close();
      await tested.closeLine();
    });

    it('reports the outage, and works again by itself', async () => {
      const { search, cut, mend } = tested;
      await search.ping();
      await cut();
      await expect(search.search('gulshan avenue', ENGLISH)).rejects.toMatchObject(UNAVAILABLE);
      await expect(search.placeAt(GULSHAN, 'en')).rejects.toMatchObject(UNAVAILABLE);
      await expect(search.ping()).rejects.toMatchObject(UNAVAILABLE);
      await mend();
      await untilBack(search);
      expect(await namesOf(search, 'gulshan avenue')).not.toEqual([]);
    });

    it('reports that it is unavailable when it does not answer', async () => {
      const { search, stall } = tested;
      stall();
      await expect(search.search('gulshan avenue', ENGLISH)).rejects.toMatchObject(UNAVAILABLE);
    });
  });
}
