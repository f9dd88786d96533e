import { type Bounds, boxAround, isOnMap, reachOf } from './map-bounds.rules';

const DHAKA: Bounds = [90.26, 23.66, 90.53, 23.97];

it('a place is on the map where it has roads', () => {
  expect(isOnMap(DHAKA, { lat: 23.7555, lng: 90.3742 })).toBe(true);
  expect(isOnMap(DHAKA, { lat: 22.3569, lng: 91.7832 })).toBe(false);
  expect(isOnMap(DHAKA, { lat: 90.3742, lng: 23.7555 })).toBe(false);
});

it('the map moves a little beyond its edge, so that a place there can stand in the middle', () => {
  const [west, south, east, north] = reachOf(DHAKA);
  expect([west < 90.26, south < 23.66, east > 90.53, north > 23.97]).toEqual([true, true, true, true]);
});

it('the box around two points has both, whichever lies where', () => {
  const points = [
    { lat: 23.732, lng: 90.3742 },
    { lat: 23.7555, lng: 90.4262 },
  ];
  expect(boxAround(points)).toEqual([90.3742, 23.732, 90.4262, 23.7555]);
  expect(boxAround(points.reverse())).toEqual([90.3742, 23.732, 90.4262, 23.7555]);
});
