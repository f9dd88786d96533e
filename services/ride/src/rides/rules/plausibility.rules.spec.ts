import { straightMetres } from '@pothik/contracts/platform';
import { DHAKA } from '../../cities/dhaka.table.js';
import { ratesFor } from '../../cities/tariff.rules.js';
import { flagImplausible, implausibilityOf, type PlausibleBounds } from './plausibility.rules.js';
import { later, type Ride } from './ride.rules.js';
import { ESTIMATE, MINUTE, NOW, POINTS, rideIn } from './sample-ride.js';

const BOUNDS: PlausibleBounds = { shortestSeconds: 60, fastestKmh: 120, fareKmh: 60 };
const CNG = { vehicleType: 'CNG', vehicleLicense: 'DM-GA-35-4821', brand: 'Bajaj', model: 'RE' } as const;

const ridden = (milliseconds: number, fields: Partial<Ride> = {}): Ride =>
  rideIn('COMPLETED', { vehicle: CNG, pickedUpAt: NOW, endedAt: later(NOW, milliseconds), fare: 100, ...fields });
const reasonsFor = (ride: Ride, bounds = BOUNDS) => implausibilityOf(ride, ratesFor([DHAKA], ride), bounds);

describe('a ride’s plausibility', () => {
  it('fails for each of five rides of 50,000 BDT in 3.6 s', () => {
    for (let ride = 0; ride < 5; ride += 1)
      expect(reasonsFor(ridden(3_600, { fare: 50_000 }))).toEqual(['too-quick', 'fare-too-high']);
  });

  it('asks for 60 s from pick-up, and for no more', () => {
    expect(reasonsFor(ridden(59_999, { fare: 40 }))).toEqual(['too-quick']);
    expect(reasonsFor(ridden(60_000, { fare: 40 }))).toEqual([]);
  });

  it('allows 120 km/h between the points', () => {
    const least = (straightMetres(POINTS.pickupPoint, POINTS.dropPoint) / 1000 / 120) * 60 * MINUTE;
    expect(reasonsFor(ridden(Math.floor(least), { ...POINTS, fare: 40 }))).toEqual(['too-fast']);
    expect(reasonsFor(ridden(Math.ceil(least), { ...POINTS, fare: 40 }))).toEqual([]);
  });

  it('is too fast in no time at all, with points', () => {
    expect(reasonsFor(ridden(0, { ...POINTS, fare: 40 }), { ...BOUNDS, shortestSeconds: 0 })).toEqual(['too-fast']);
  });

  it('allows what the dearer of tariff and law asks for the time at 60 km/h', () => {
    // 20 minutes are 20 km: 40 + 18 × 12 + 20 × 2.
    expect(reasonsFor(ridden(20 * MINUTE, { fare: 296 }))).toEqual([]);
    expect(reasonsFor(ridden(20 * MINUTE, { fare: 297 }))).toEqual(['fare-too-high']);
  });

  it('allows the minutes waited at the pickup', () => {
    const arrivedAt = later(NOW, -10 * MINUTE);
    expect(reasonsFor(ridden(20 * MINUTE, { fare: 316, arrivedAt }))).toEqual([]);
    expect(reasonsFor(ridden(20 * MINUTE, { fare: 317, arrivedAt }))).toEqual(['fare-too-high']);
  });

  it('takes the dearest city without points, and the ride’s own with them', () => {
    const dear = { ...DHAKA, cityId: 'sylhet', tariffs: DHAKA.tariffs.map((tariff) => ({ ...tariff, base: 900 })) };
    const reasons = (ride: Ride) => implausibilityOf(ride, ratesFor([DHAKA, dear], ride), BOUNDS);
    expect(reasons(ridden(20 * MINUTE, { fare: 900 }))).toEqual([]);
    expect(reasons(ridden(20 * MINUTE, { fare: 900, ...POINTS, estimate: ESTIMATE }))).toEqual(['fare-too-high']);
  });

  it('is never in doubt for missing points, an unknown vehicle, or a ride without a pick-up', () => {
    expect(reasonsFor(ridden(20 * MINUTE))).toEqual([]);
    expect(reasonsFor(ridden(20 * MINUTE, { vehicle: null, fare: 50_000 }))).toEqual([]);
    expect(reasonsFor(ridden(0, { pickedUpAt: null, fare: 50_000 }))).toEqual([]);
  });

  it('is not checked by a bound of 0', () => {
    const off = { shortestSeconds: 0, fastestKmh: 0, fareKmh: 0 };
    expect(reasonsFor(ridden(0, { ...POINTS, fare: 50_000 }), off)).toEqual([]);
  });
});

describe('the end of a ride', () => {
  it('brings an implausible ride under review', () => {
    const change = { ride: ridden(3_600), domainEvents: [] };
    expect(flagImplausible(change, [], BOUNDS).ride.review).toEqual({ state: 'REVIEW', reasons: ['too-quick'] });
  });

  it('leaves a plausible ride, and any other change, as it is', () => {
    const plausible = { ride: ridden(20 * MINUTE), domainEvents: [] };
    expect(flagImplausible(plausible, [], BOUNDS)).toBe(plausible);
    const cancelled = { ride: rideIn('CANCELLED', { pickedUpAt: NOW, endedAt: NOW }), domainEvents: [] };
    expect(flagImplausible(cancelled, [], BOUNDS)).toBe(cancelled);
  });
});
