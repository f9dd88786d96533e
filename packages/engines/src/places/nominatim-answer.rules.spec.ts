import { placeOf, placesOf } from './nominatim-answer.rules.js';

const ROAD = {
  osm_type: 'way',
  osm_id: 7,
  lat: '23.79',
  lon: '90.41',
  category: 'highway',
  type: 'primary',
  addresstype: 'road',
  name: 'Gulshan Avenue',
  namedetails: { name: 'গুলশান এভিনিউ', 'name:en': 'Gulshan Avenue', 'name:bn': 'গুলশান এভিনিউ' },
  address: { road: 'Gulshan Avenue', suburb: 'Gulshan', city: 'Dhaka' },
};

describe('a place of Nominatim', () => {
  it('has both names, where it lies, and its point', () => {
    expect(placeOf(ROAD)).toEqual({
      id: 'way:7',
      kind: 'ROAD',
      name: 'Gulshan Avenue',
      nameBn: 'গুলশান এভিনিউ',
      area: 'Gulshan, Dhaka',
      point: { lat: 23.79, lng: 90.41 },
    });
  });

  it.each([
    ['HOUSE', { category: 'place', type: 'house' }],
    ['HOUSE', { category: 'building', type: 'yes', address: { house_number: '24', road: 'Road 104' } }],
    ['CROSSING', { category: 'highway', type: 'traffic_signals' }],
    ['AREA', { category: 'boundary', type: 'administrative', addresstype: 'suburb' }],
    ['LOCALITY', { category: 'place', type: 'neighbourhood', addresstype: 'neighbourhood' }],
    ['DISTRICT', { category: 'boundary', type: 'administrative', addresstype: 'state_district' }],
    ['LANDMARK', { category: 'amenity', type: 'hospital', addresstype: 'amenity' }],
  ])('is a %s by %j', (kind, changed) => {
    expect(placeOf({ ...ROAD, ...changed })?.kind).toBe(kind);
  });

  it('without a name of its own is named by number and road, else by how it is shown', () => {
    const nameless = { ...ROAD, name: '', namedetails: null };
    expect(placeOf({ ...nameless, address: { house_number: '24', road: 'Road 104' } })?.name).toBe('24, Road 104');
    expect(placeOf({ ...nameless, address: {}, display_name: 'Hatirjheel, Dhaka' })?.name).toBe('Hatirjheel');
  });

  it('outside Bangladesh, without a name or without a point is none', () => {
    expect(placeOf({ ...ROAD, lat: '48.85', lon: '2.35' })).toBeUndefined();
    expect(placeOf({ lat: '23.79', lon: '90.41' })).toBeUndefined();
    expect(placeOf({ error: 'Unable to geocode' })).toBeUndefined();
  });
});

it('of an answer the places are kept in their order, and what is none is left out', () => {
  expect(placesOf([ROAD, { error: 1 }, { ...ROAD, osm_id: 8 }]).map(({ id }) => id)).toEqual(['way:7', 'way:8']);
});

it('an answer that is no list is refused', () => {
  expect(() => placesOf({ error: 'no' })).toThrow('The answer is no list.');
});
