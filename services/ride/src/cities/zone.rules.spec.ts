import { DHAKA } from './dhaka.table.js';
import { crossesItself, isInZone } from './zone.rules.js';

const at = (lat: number, lng: number) => ({ lat, lng });
const square = [at(23.7, 90.3), at(23.7, 90.5), at(23.9, 90.5), at(23.9, 90.3)];
/** A U that is open to the north. */
const bay = [
  at(23.7, 90.3),
  at(23.7, 90.5),
  at(23.9, 90.5),
  at(23.9, 90.45),
  at(23.75, 90.45),
  at(23.75, 90.35),
  at(23.9, 90.35),
  at(23.9, 90.3),
];

describe('a point in a zone', () => {
  it.each([
    ['in its middle', at(23.8, 90.4), square, true],
    ['to the north', at(23.91, 90.4), square, false],
    ['to the east', at(23.8, 90.51), square, false],
    ['to the west, where the ray crosses two sides', at(23.8, 90.29), square, false],
    ['in an arm of a bay', at(23.85, 90.32), bay, true],
    ['in the opening of a bay', at(23.85, 90.4), bay, false],
  ])('%s', (_where, point, zone, expected) => {
    expect(isInZone(point, zone)).toBe(expected);
    expect(isInZone(point, [...zone].reverse())).toBe(expected);
  });

  it.each([
    ['Dhanmondi 27', at(23.7559, 90.3749)],
    ['the airport', at(23.8513, 90.4086)],
    ['Kamalapur', at(23.7321, 90.4262)],
    ['Uttara Sector 7', at(23.8706, 90.4003)],
    ['Sadarghat', at(23.7085, 90.4106)],
    ['Bashundhara', at(23.8193, 90.4526)],
  ])('the zone of Dhaka has %s', (_name, point) => {
    expect(isInZone(point, DHAKA.zone)).toBe(true);
  });

  it.each([
    ['Chattogram', at(22.3569, 91.7832)],
    ['Savar', at(23.8583, 90.2667)],
    ['Narayanganj', at(23.6238, 90.5)],
  ])('the zone of Dhaka has not %s', (_name, point) => {
    expect(isInZone(point, DHAKA.zone)).toBe(false);
  });
});

describe('the sides of a zone', () => {
  it.each([
    ['a square', square],
    ['a bay', bay],
    ['Dhaka', DHAKA.zone],
  ])('of %s do not cross', (_name, zone) => {
    expect([crossesItself(zone), crossesItself([...zone].reverse())]).toEqual([false, false]);
  });

  it.each([
    ['a bow tie', [at(23.7, 90.3), at(23.9, 90.5), at(23.9, 90.3), at(23.7, 90.5)]],
    ['a corner that stands twice', [at(23.7, 90.3), at(23.7, 90.3), at(23.9, 90.5), at(23.9, 90.3)]],
    ['a line there and back', [at(23.7, 90.3), at(23.7, 90.5), at(23.7, 90.4)]],
    [
      'a corner that touches another side',
      [at(23.7, 90.3), at(23.7, 90.5), at(23.9, 90.5), at(23.7, 90.4), at(23.9, 90.3)],
    ],
    ['a single point', [at(23.7, 90.3), at(23.7, 90.3), at(23.7, 90.3)]],
  ])('cross in %s', (_name, zone) => {
    expect(crossesItself(zone)).toBe(true);
  });
});
