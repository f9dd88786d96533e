import { BundledPlaceSearch } from './bundled-place-search.js';
import { MergedPlaceSearch } from './merged-place-search.js';
import { bundledLandmarks, NamedPlaceIndex } from './named-place-index.js';

let search: MergedPlaceSearch;

beforeAll(async () => {
  const named = NamedPlaceIndex.of(await bundledLandmarks());
  search = new MergedPlaceSearch(new BundledPlaceSearch({ landmarks: false }), () => named);
});
afterAll(() => search.close());

const found = async (text: string) => (await search.search(text, { language: 'en', limit: 8 })).places;

describe('an address with a house finds its street before what only lies in it', () => {
  it.each([
    ['House 12 Road 27 Dhanmondi', /^Road 27/, 'Dhanmondi'],
    ['House 12/A, Road 27, Dhanmondi', /^Road 27/, 'Dhanmondi'],
    ['H-12, R-27, Dhanmondi', /^Road 27/, 'Dhanmondi'],
    ['বাসা ১২/ক, রোড ২৭, ধানমন্ডি', /^Road 27/, 'Dhanmondi'],
    ['Flat B4, House 9, Road 27, Dhanmondi', /^Road 27/, 'Dhanmondi'],
    ['12/A Green Road', /^Green Road$/, 'Kalabagan'],
    ['12/A, Green Road, Dhaka', /^Green Road$/, 'Kalabagan'],
    ['১২/এ গ্রীন রোড', /^Green Road$/, 'Kalabagan'],
    ['23 Central Road', /^Central Road$/, 'Kalabagan'],
    ['23/B, Central Road, Dhanmondi', /^Central Road$/, 'Kalabagan'],
    ['12 Mirpur Road', /^Mirpur Road$/, ''],
    ['৬৭ সাত মসজিদ রোড', /^House 67, Satmasjid Road$/, ''],
    ['বাড়ি ১২, রোড ৫, ধানমন্ডি', /Road 5/, 'Dhanmondi'],
    ['House 7, Road 11, Banani', /^Road 11$/, 'Banani'],
    ['বাড়ি ৭, সড়ক ১১, বনানী', /^Road 11$/, 'Banani'],
    ['bari no. 5 road no. 4 dhanmondi', /^House 5, Road 4$/, 'Dhanmondi'],
    ['ফ্ল্যাট ৪/খ, বাড়ি ১০, রোড ৮, ধানমন্ডি', /Road 8$/, 'Dhanmondi'],
    ['বাসা ১২/ক, ৩ নং গলি, কলাবাগান', /^Kalabagan 3rd Lane$/, 'Kalabagan'],
    ['House 3, Road 14, Sector 1, Uttara', /14|১৪/, ''],
    ['3rd floor, House 14, Road 16, Dhanmondi', /^Road 16$/, 'Dhanmondi'],
    ['Apt 5C, 24 Road 104, Gulshan', /^House 24, Road 104$/, 'Gulshan'],
    ['House 4 Road 5 Block F Banani', /^Road 5 Block F$/, 'Banani'],
  ])('%s', async (text, name, area) => {
    const [first] = await found(text);
    expect(first).toMatchObject({ name: expect.stringMatching(name), area: expect.stringContaining(area) });
  });

  it('a landmark that is named with its street stays first', async () => {
    expect((await found('Central Hospital, Green Road'))[0]?.name).toBe('Central Hospital');
    expect((await found('Rapa Plaza, Road 27'))[0]?.name).toBe('Rapa Plaza');
  });

  it('a road of another number is no answer before the area', async () => {
    expect((await found('House 12 Road 999 Dhanmondi'))[0]?.name).toBe('Dhanmondi');
  });
});
