import { placeSearchContract } from '../contracts/place-search.contract.js';
import { BundledPlaceSearch } from './bundled-place-search.js';
import { MergedPlaceSearch } from './merged-place-search.js';
import { bundledLandmarks, foldedName, NamedPlaceIndex } from './named-place-index.js';

let search: MergedPlaceSearch;
let named: NamedPlaceIndex;

beforeAll(async () => {
  named = await NamedPlaceIndex.of(await bundledLandmarks());
  search = new MergedPlaceSearch(new BundledPlaceSearch({ landmarks: false }), async () => named);
});
afterAll(() => search.close());

placeSearchContract('MergedPlaceSearch', async () => search);

const namesOf = async (text: string) =>
  (await search.search(text, { language: 'en', limit: 3 })).places.map(({ name }) => name);

describe('written places among the bundled ones', () => {
  it.each([
    ['an area before a landmark in it', 'dhanmondi', 'Dhanmondi'],
    ['a landmark by a further name', 'dmch', 'Dhaka Medical College Hospital'],
    ['a landmark by a further name in Bangla', 'পঙ্গু হাসপাতাল', 'NITOR (Pangu Hospital)'],
    ['a house before every landmark', 'house 24 road 104', 'House 24, Road 104'],
  ])('are found in their order: %s', async (_what, text, name) => {
    expect((await namesOf(text))[0]).toBe(name);
  });

  it('are the only landmarks: the bundled data answer with none of theirs', async () => {
    const former = named;
    named = await NamedPlaceIndex.of([]);
    expect(await namesOf('dmch')).not.toContain('Dhaka Medical College Hospital');
    named = former;
  });

  it('name a point that they lie at', async () => {
    const [landmark] = await bundledLandmarks();
    if (!landmark) throw new Error('there is no landmark');
    expect(await search.placeAt(landmark.point, 'en')).toMatchObject({ name: landmark.name });
  });
});

it.each([
  ['Mirpur-10', 'mirpur 10'],
  ['ধানমন্ডি লেক', 'ধানমণ্ডি লেক'],
])('a name is one with its other spelling: %s', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});
