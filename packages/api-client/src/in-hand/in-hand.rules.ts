import { ACT_AGE, firstNameOf, type Role } from '@pothik/contracts/platform';
import { isEngaged, type RideView } from '@pothik/contracts/ride';
import { isKeptAct, withoutExcess } from './kept-acts.rules';
import { isWaiting, type KeptAct } from './order-of-work.rules';

interface OfBoth {
  rideId: string;
  /** Whose device it is. */
  personId: string;
  status: RideView['rideStatus'];
  /** When the platform said so, by the device's clock, in ms. */
  asOf: number;
  fare: number | null;
  pickupLocation: string;
  dropLocation: string;
}

/** What a rider needs at the kerb; phone and code until the pick-up. */
export interface RiderInHand extends OfBoth {
  role: 'RIDER';
  driver: string;
  vehicle: Pick<RideView['driver']['vehicle'], 'vehicleType' | 'brand' | 'model'>;
  plate: string | undefined;
  phone?: string | undefined;
  startCode?: string | undefined;
}

/** What a driver needs; after the pick-up no more than a first name. */
export interface DriverInHand extends OfBoth {
  role: 'DRIVER';
  rider: string;
  phone?: string | undefined;
  note?: string | undefined;
}

/** The one ride that a device keeps, with these fields and no others (ADR 62). */
export type RideInHand = RiderInHand | DriverInHand;

interface Person {
  _id: string;
  role: Role;
}

/** What the device keeps of a person's ride; undefined: of this ride it keeps nothing. */
export function rideInHandOf(ride: RideView, { _id, role }: Person, now: number): RideInHand | undefined {
  if (!isEngaged(ride.rideStatus)) return undefined;
  const { _id: rideId, rideStatus: status, fare, pickupLocation, dropLocation, driver, user } = ride;
  const both = { rideId, personId: _id, status, asOf: now, fare, pickupLocation, dropLocation };
  const isBeforePickUp = status === 'ACCEPTED';
  if (role === 'RIDER') {
    const { vehicleType, brand, model, vehicleLicense: plate } = driver.vehicle;
    const kerb = { ...both, role, driver: driver.user.name, vehicle: { vehicleType, brand, model }, plate };
    return isBeforePickUp ? { ...kerb, phone: driver.user.phone, startCode: ride.startCode } : kerb;
  }
  if (role !== 'DRIVER') return undefined;
  if (!isBeforePickUp) return { ...both, role, rider: firstNameOf(user.name) };
  return { ...both, role, rider: user.name, phone: user.phone, note: ride.note };
}

/** All that this feature has on the device. */
export interface OnDevice {
  ride: RideInHand | undefined;
  acts: readonly KeptAct[];
}

/** Whose device it is: a person, nobody whose session is over, whoever pressed Log Out, or not known without a network. */
export type Whose = { personId: string } | 'over' | 'logged-out' | 'unknown';

/**
 * What remains on the device, decided before anything is shown. After a log-out nothing; after a session's end the waiting acts alone;
 * never what is another person's, older than 24 hours, unreadable, or an answered act of a ride that is not in hand.
 */
export function remainingOf(
  found: { ride: RideInHand | undefined; acts: readonly unknown[] },
  whose: Whose,
  now: number,
): OnDevice {
  if (whose === 'logged-out') return { ride: undefined, acts: [] };
  const owner = typeof whose === 'object' ? whose.personId : found.ride?.personId;
  const isYoung = (since: number) => now - since < ACT_AGE.maximumMs;
  const isOwn = (personId: string) => owner === undefined || personId === owner;
  const ride =
    whose !== 'over' && found.ride && isYoung(found.ride.asOf) && isOwn(found.ride.personId) ? found.ride : undefined;
  const acts = withoutExcess(found.acts.filter(isKeptAct)).filter(
    (act) => isYoung(act.pressedAt) && isOwn(act.personId) && (isWaiting(act) || act.rideId === ride?.rideId),
  );
  return { ride, acts };
}
