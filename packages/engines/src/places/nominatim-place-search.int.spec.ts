import { placeSearchContract } from '../contracts/place-search.contract.js';
import { CutLine } from '../testing/cut-line.js';
import { NominatimPlaceSearch } from './nominatim-place-search.js';
import { GeocoderStandIn } from './testing/geocoder-stand-in.js';

let geocoder: GeocoderStandIn;

beforeAll(async () => {
  geocoder = await GeocoderStandIn.open();
});
afterEach(() => {
  geocoder.instead = undefined;
  geocoder.asked.splice(0);
});
afterAll(() => geocoder.close());

placeSearchContract(
  'NominatimPlaceSearch',
  async () => new NominatimPlaceSearch(geocoder.url),
  async () => {
    const line = await CutLine.to('127.0.0.1', geocoder.port);
    const another = () => new NominatimPlaceSearch(`http://127.0.0.1:${line.port}`);
    return {
      search: another(),
      cut: () => line.cut(),
      stall: () => line.stall(),
      mend: () => line.mend(),
      another,
      closeLine: () => line.close(),
    };
  },
);

describe('a geocoder', () => {
  it('is asked for places of Bangladesh, in the reader’s language, those around a point first', async () => {
    const near = { lat: 23.79, lng: 90.41 };
    await new NominatimPlaceSearch(`${geocoder.url}/`).search('gulshan avenue', { language: 'bn', near, limit: 5 });
    const [question] = geocoder.asked;
    expect(question?.pathname).toBe('/search');
    expect(Object.fromEntries(question?.searchParams ?? [])).toEqual({
      format: 'jsonv2',
      namedetails: '1',
      addressdetails: '1',
      q: 'gulshan avenue',
      'accept-language': 'bn',
      countrycodes: 'bd',
      limit: '5',
      viewbox: '90.21000,23.99000,90.61000,23.59000',
    });
  });

  it.each([
    ['refuses', { status: 503, body: 'away' }],
    ['answers no JSON', { status: 200, body: '<p>gulshan avenue</p>' }],
    ['answers no list', { status: 200, body: '{"error":"gulshan avenue"}' }],
  ])('that %s is unavailable, and the error does not say what was sought', async (_what, instead) => {
    geocoder.instead = instead;
    const failed = new NominatimPlaceSearch(geocoder.url).search('gulshan avenue', { language: 'en', limit: 5 });
    const error = await failed.then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ name: 'EngineUnavailable', engine: 'places' });
    expect(`${error?.stack} ${(error?.cause as Error | undefined)?.stack}`).not.toContain('gulshan avenue');
  });
});
