import { placeSearchContract } from '../contracts/place-search.contract.js';
import { BundledPlaceSearch } from './bundled-place-search.js';

let search: BundledPlaceSearch;

beforeAll(() => {
  search = new BundledPlaceSearch();
});
afterAll(() => search.close());

// One index for all: it takes a second to make.
placeSearchContract('BundledPlaceSearch', async () => search);

const firstOf = async (text: string, near?: { lat: number; lng: number }) =>
  (await search.search(text, { language: 'en', limit: 3, near })).places[0];

describe('the bundled places', () => {
  it.each([
    ['an area', 'dhanmondi', 'Dhanmondi'],
    ['an area in Bangla, spelt otherwise', 'ধানমণ্ডি', 'Dhanmondi'],
    ['an area as one types', 'dhanm', 'Dhanmondi'],
    ['a number word', 'mirpur ten', 'Mirpur 10'],
    ['a number word in Bangla', 'মিরপুর দশ', 'Mirpur 10'],
    ['a typing mistake', 'gulshan avenu', 'Gulshan Avenue'],
    ['a Latin question for a Bangla name, in one word', 'satmosjid rd', 'Satmasjid Road'],
    ['a Bangla question for a Latin name', 'ফার্মগেট', 'Farmgate'],
    ['a house', 'house 24 road 104', 'House 24, Road 104'],
    ['a house in Bangla', 'বাড়ি ২৪, সড়ক ১০৪', 'House 24, Road 104'],
    ['a house by letters', 'H#24, R#104', 'House 24, Road 104'],
    ['a name of one word written as two, of which one is also a number', 'সাত মসজিদ রোড', 'Satmasjid Road'],
    ['a corner', 'mirpur road panthapath', 'Panthapath × Mirpur Road'],
    ['a word too many', 'dhanmondi zzqy', 'Dhanmondi'],
  ])('are found by %s', async (_what, text, name) => {
    expect(await firstOf(text)).toMatchObject({ name });
  });

  it.each([
    { lat: 23.7937, lng: 90.4066 },
    { lat: 23.7658, lng: 90.3584 },
  ])('of equal names the nearest comes first: %j', async (near) => {
    const road = await firstOf('road 5', near);
    expect(road).toMatchObject({ kind: 'ROAD', name: expect.stringMatching(/5|৫/) });
    // About a kilometre.
    expect(Math.hypot((road?.point.lat ?? 0) - near.lat, (road?.point.lng ?? 0) - near.lng)).toBeLessThan(0.01);
  });

  it('a road is named at its nearest point, not in its middle', async () => {
    const there = { lat: 23.7949, lng: 90.4043 };
    const place = await search.placeAt(there, 'en');
    expect(place).toMatchObject({ kind: 'ROAD', area: 'Banani, Dhaka' });
    expect(Math.abs((place?.point.lat ?? 0) - there.lat)).toBeLessThan(0.001);
  });

  it('a house is named by its number', async () => {
    const [house] = (await search.search('house 24 road 104', { language: 'en', limit: 1 })).places;
    expect(await search.placeAt(house?.point ?? { lat: 0, lng: 0 }, 'en')).toEqual(house);
  });

  it('closed while they are indexed, the question is refused and nothing goes on', async () => {
    const other = new BundledPlaceSearch();
    const asked = expect(other.search('dhanmondi', { language: 'en', limit: 1 })).rejects.toMatchObject({
      name: 'EngineUnavailable',
    });
    await other.close();
    await asked;
  });
});
