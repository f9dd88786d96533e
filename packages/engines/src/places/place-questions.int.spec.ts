import { BundledPlaceSearch } from './bundled-place-search.js';
import { MergedPlaceSearch } from './merged-place-search.js';
import { bundledLandmarks, NamedPlaceIndex } from './named-place-index.js';
import { HELD_BACK_QUESTIONS } from './testing/held-back-questions.table.js';
import { PLACE_QUESTIONS } from './testing/place-questions.table.js';

let search: MergedPlaceSearch;

beforeAll(async () => {
  const named = NamedPlaceIndex.of(await bundledLandmarks());
  search = new MergedPlaceSearch(new BundledPlaceSearch({ landmarks: false }), () => named);
});
afterAll(() => search.close());

const found = async (text: string) => (await search.search(text, { language: 'en', limit: 8 })).places;

describe('what a rider types leads to the place that is meant, by its neighbourhood', () => {
  it.each([...PLACE_QUESTIONS, ...HELD_BACK_QUESTIONS])('%s', async (typed, name, neighbourhood) => {
    const [first] = await found(typed);
    expect(first).toMatchObject({
      name: expect.stringMatching(name),
      area: expect.stringMatching(neighbourhood),
    });
  });
});
