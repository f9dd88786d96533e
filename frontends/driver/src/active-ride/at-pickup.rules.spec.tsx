import { isAtPickup } from './at-pickup.rules';

const NOW = 1_700_000_000_000;
const PICKUP = { lat: 23.7555, lng: 90.3742 };
const at = (metres: number, ageMs = 0) => ({
  point: { ...PICKUP, lat: PICKUP.lat + metres / 111_195 },
  at: NOW - ageMs,
});

describe('a driver at the pickup', () => {
  it('stands within 150 metres', () => {
    expect(isAtPickup({ pickupPoint: PICKUP }, at(149), NOW)).toBe(true);
    expect(isAtPickup({ pickupPoint: PICKUP }, at(151), NOW)).toBe(false);
  });

  it('is not known without a pin, without a location, or by one older than a minute', () => {
    expect(isAtPickup({}, at(0), NOW)).toBeUndefined();
    expect(isAtPickup({ pickupPoint: PICKUP }, undefined, NOW)).toBeUndefined();
    expect(isAtPickup({ pickupPoint: PICKUP }, at(0, 60_000), NOW)).toBe(true);
    expect(isAtPickup({ pickupPoint: PICKUP }, at(0, 60_001), NOW)).toBeUndefined();
  });
});
