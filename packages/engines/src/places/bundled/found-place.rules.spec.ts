import { foundPlaceOf } from './found-place.rules.js';

it('a place is answered with its point in degrees, and without what is unknown', () => {
  const entry = {
    id: 'road:1',
    kind: 'ROAD',
    name: 'Road 5',
    area: 'Gulshan, Dhaka',
    x: 9_040_001,
    y: 2_379_000,
  } as const;
  const answered = { id: 'road:1', kind: 'ROAD', name: 'Road 5', area: 'Gulshan, Dhaka' };
  const point = { lat: 23.79, lng: 90.40001 };
  expect(foundPlaceOf({ ...entry, weight: 2, road: 1 })).toEqual({ ...answered, point });
  expect(foundPlaceOf({ ...entry, weight: 2, nameBn: 'সড়ক ৫', areaBn: 'গুলশান' })).toEqual({
    ...answered,
    nameBn: 'সড়ক ৫',
    areaBn: 'গুলশান',
    point,
  });
  const inBanani = { ...entry, weight: 2, thana: 'Gulshan', thanaBn: 'গুলশান' };
  expect(foundPlaceOf(inBanani)).toEqual({ ...answered, point, thana: 'Gulshan', thanaBn: 'গুলশান' });
});
