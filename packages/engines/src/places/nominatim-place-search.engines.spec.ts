import { placeSearchContract } from '../contracts/place-search.contract.js';
import { NominatimPlaceSearch } from './nominatim-place-search.js';

const { GEOCODER_URL } = process.env;

const onNominatim = GEOCODER_URL === undefined ? describe.skip : describe;

onNominatim('on Nominatim', () => {
  const url = GEOCODER_URL as string;
  placeSearchContract('NominatimPlaceSearch', async () => new NominatimPlaceSearch(url));

  it('names an area in both languages', async () => {
    const search = new NominatimPlaceSearch(url);
    const { places } = await search.search('গুলশান', { language: 'bn', limit: 8 });
    expect(places).toContainEqual(expect.objectContaining({ kind: 'AREA', name: 'Gulshan', nameBn: 'গুলশান' }));
  });
});
