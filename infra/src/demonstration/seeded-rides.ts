import type { SeededRide } from '@pothik/ride';
import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PEOPLE, fixedId } from './people.js';

const PLACES = [
  'Dhanmondi 27',
  'Gulshan 2 Circle',
  'Kamalapur Railway Station',
  'Uttara Sector 7',
  'Mirpur 10',
  'Farmgate',
  'New Market',
  'Banani 11',
  'Hazrat Shahjalal Airport',
  'Mohakhali Bus Stand',
  'Lalbagh Fort',
  'Bashundhara City',
] as const;

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Busy hours are more frequent; UTC, six hours behind Dhaka. */
const HOURS_UTC = [1, 2, 2, 3, 3, 4, 6, 7, 9, 10, 11, 11, 12, 12, 13, 14, 16];
const BASE_FARE = { CAR: 220, BIKE: 90, CNG: 150, MINIVAN: 350, PREMIUM: 500, EV: 260 } as const;

/** mulberry32 by Tommy Ettinger (public domain): the same pseudo-random numbers on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The rides of the month before `today` (a moment), the same at every start: fixed identifiers, fixed choices. */
export function seededRides(today: Date): SeededRide[] {
  const next = numbersFrom(2026);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const riders = DEMONSTRATION_PEOPLE.filter(({ role }) => role === 'RIDER');
  const drivers = DEMONSTRATION_DRIVERS.filter(({ status }) => status === 'APPROVED');
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS;
  const rides: SeededRide[] = [];
  for (let day = DAYS; day >= 2; day -= 1) {
    for (const rider of riders) {
      for (let count = Math.floor(next() * 3); count > 0; count -= 1) {
        const driver = pick(drivers);
        const chance = next();
        const pickupLocation = pick(PLACES);
        rides.push({
          rideId: fixedId(4, rides.length + 1),
          riderId: rider.id,
          driverId: driver.driverId,
          driverUserId: driver.userId,
          vehicleId: driver.vehicleId,
          pickupLocation,
          dropLocation: pick(PLACES.filter((place) => place !== pickupLocation)),
          fare: BASE_FARE[driver.vehicle.vehicleType] + Math.floor(next() * 30) * 10,
          requestedAt: new Date(midnight - day * DAY_MS + pick(HOURS_UTC) * HOUR_MS + Math.floor(next() * HOUR_MS)),
          outcome: chance < 0.84 ? 'COMPLETED' : chance < 0.93 ? 'CANCELLED' : 'REJECTED',
        });
      }
    }
  }
  return rides;
}
