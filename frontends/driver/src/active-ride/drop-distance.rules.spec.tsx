import { metresToFarDrop } from './drop-distance.rules';

const NOW = 1_700_000_000_000;
const KAMALAPUR = { lat: 23.732, lng: 90.4263 };
const at = (lat: number, lng: number, ageMs = 0) => ({ point: { lat, lng }, at: NOW - ageMs });

describe('a far drop-off', () => {
  it('is more than 500 m away, north or east', () => {
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, at(23.7364, 90.4263), NOW)).toBeUndefined();
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, at(23.7366, 90.4263), NOW)).toBeCloseTo(511, 0);
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, at(23.732, 90.4311), NOW)).toBeUndefined();
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, at(23.732, 90.4313), NOW)).toBeCloseTo(509, 0);
  });

  it('is not known without its point or without a location', () => {
    expect(metresToFarDrop({}, at(23.8, 90.4), NOW)).toBeUndefined();
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, undefined, NOW)).toBeUndefined();
  });

  it('is not known from a location older than a minute', () => {
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, at(23.8, 90.4, 60_000), NOW)).toBeGreaterThan(7_000);
    expect(metresToFarDrop({ dropPoint: KAMALAPUR }, at(23.8, 90.4, 60_001), NOW)).toBeUndefined();
  });
});
