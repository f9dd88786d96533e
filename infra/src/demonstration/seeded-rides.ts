import type { SeededRide } from '@pothik/ride';
import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PEOPLE, fixedId } from './people.js';

/** Their points are those that the bundled data finds for these texts. */
const PLACES = [
  { name: 'Dhanmondi 27', point: { lat: 23.75566, lng: 90.37463 } },
  { name: 'Gulshan 2 Circle', point: { lat: 23.79491, lng: 90.41426 } },
  { name: 'Kamalapur Railway Station', point: { lat: 23.73191, lng: 90.42626 } },
  { name: 'Uttara Sector 7', point: { lat: 23.86806, lng: 90.39951 } },
  { name: 'Mirpur 10', point: { lat: 23.8079, lng: 90.36873 } },
  { name: 'Farmgate', point: { lat: 23.75803, lng: 90.38731 } },
  { name: 'New Market', point: { lat: 23.73321, lng: 90.3841 } },
  { name: 'Banani 11', point: { lat: 23.79056, lng: 90.40613 } },
  { name: 'Hazrat Shahjalal Airport', point: { lat: 23.85061, lng: 90.40455 } },
  { name: 'Mohakhali Bus Stand', point: { lat: 23.77423, lng: 90.3995 } },
  { name: 'Lalbagh Fort', point: { lat: 23.71915, lng: 90.38812 } },
  { name: 'Bashundhara City', point: { lat: 23.75064, lng: 90.39088 } },
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
        const pickup = pick(PLACES);
        const drop = pick(PLACES.filter((place) => place !== pickup));
        rides.push({
          rideId: fixedId(4, rides.length + 1),
          riderId: rider.id,
          driverId: driver.driverId,
          driverUserId: driver.userId,
          vehicleId: driver.vehicleId,
          vehicleType: driver.vehicle.vehicleType,
          pickupLocation: pickup.name,
          dropLocation: drop.name,
          pickupPoint: pickup.point,
          dropPoint: drop.point,
          fare: BASE_FARE[driver.vehicle.vehicleType] + Math.floor(next() * 30) * 10,
          requestedAt: new Date(midnight - day * DAY_MS + pick(HOURS_UTC) * HOUR_MS + Math.floor(next() * HOUR_MS)),
          outcome: chance < 0.84 ? 'COMPLETED' : chance < 0.93 ? 'CANCELLED' : 'REJECTED',
        });
      }
    }
  }
  return rides;
}
