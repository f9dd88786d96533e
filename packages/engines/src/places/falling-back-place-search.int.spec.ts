import { connectPlaceSearch } from '../connect/places-engines.js';
import type { Logger } from '../logging/logger.js';
import type { PlaceSearch } from './place-search.js';
import { GeocoderStandIn } from './testing/geocoder-stand-in.js';
import { ThreadedPlaceSearch } from './threaded-place-search.js';

let geocoder: GeocoderStandIn;
let search: PlaceSearch;
let lines: string[];

beforeAll(async () => {
  const line = (level: string) => (fields: unknown, message?: string) =>
    lines.push(`${level} ${JSON.stringify(fields)} ${message}`);
  const logger = { warn: line('warn'), info: line('info') } as unknown as Logger;
  geocoder = await GeocoderStandIn.open();
  search = await connectPlaceSearch({ GEOCODER_URL: geocoder.url }, { logger });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await search.close();
  await geocoder.close();
});

const asked = (text: string) => search.search(text, { language: 'en', limit: 3 });
const away = async (work: () => Promise<void>) => {
  geocoder.instead = { status: 503, body: '' };
  await work();
  geocoder.instead = undefined;
};

it('without an address of a geocoder the bundled places are connected, in their thread', async () => {
  const bundled = await connectPlaceSearch({}, { logger: {} as Logger });
  expect(bundled).toBeInstanceOf(ThreadedPlaceSearch);
  await bundled.close();
});

it('the geocoder answers while it can', async () => {
  expect(await asked('gulshan avenue')).toMatchObject({ places: [{ id: 'way:204113' }], isFallback: false });
});

it('while it cannot, the bundled places answer, and say so', () =>
  away(async () => {
    expect(await asked('dhanmondi')).toMatchObject({ places: [{ name: 'Dhanmondi' }, {}, {}], isFallback: true });
    expect(await search.placeAt({ lat: 23.7949, lng: 90.4043 }, 'en')).toMatchObject({ kind: 'ROAD' });
    await expect(search.ping()).rejects.toMatchObject({ name: 'EngineUnavailable' });
  }));

it('what the geocoder does not know, such as a typing mistake, the bundled places may', async () => {
  expect(await asked('gulshan avenu')).toMatchObject({
    places: [{ name: 'Gulshan Avenue' }, {}, {}],
    isFallback: false,
  });
});

it('an outage and its end are logged once each, without what was sought', async () => {
  await asked('dhanmondi');
  lines = [];
  await away(async () => {
    for (const text of ['dhanmondi', 'banani']) await asked(text);
  });
  for (const text of ['dhanmondi', 'banani']) await asked(text);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['warn', 'info']);
  expect(lines.join()).not.toMatch(/dhanmondi|banani/);
});
