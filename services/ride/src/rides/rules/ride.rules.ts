import { DomainError } from '@pothik/contracts/catalogue';
import type { Role } from '@pothik/contracts/platform';
import { ADMINISTRATORS } from '@pothik/contracts/platform';
import {
  isOpen,
  RIDE_PARTY,
  RIDE_STATUS,
  type RideCause,
  type RideParty,
  type RideStatus,
  type RideTransition,
  transitionOf,
  type WrittenBooking,
} from '@pothik/contracts/ride';
import type { RideVehicle } from './ride-vehicle.rules.js';

/** The rider's start code. `renewals` counts the rider's own renewals. */
export interface StartCode {
  value: string;
  triesLeft: number;
  renewals: number;
}

/** One step of a ride's life. `personId` is '' for the system. */
export interface HistoryEntry {
  from: RideStatus | null;
  to: RideStatus;
  by: RideParty;
  personId: string;
  at: Date;
  /** What a person wrote. */
  reason: string;
  /** Why the system did it; absent for people, and in rides from before it was kept. */
  cause?: RideCause;
}

/** A ride as its rules see it. Fare in whole BDT, null until set; a deadline is null while it does not run. */
export interface Ride extends WrittenBooking {
  riderId: string;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  /** As it was when the ride was accepted, until then when it was booked; absent in rides from before it was kept. */
  vehicle?: RideVehicle | null;
  status: RideStatus;
  fare: number | null;
  code: StartCode | null;
  answerBy: Date | null;
  pickUpBy: Date | null;
  alertAt: Date | null;
  endBy: Date | null;
  requestedAt: Date;
  acceptedAt: Date | null;
  pickedUpAt: Date | null;
  endedAt: Date | null;
  history: HistoryEntry[];
}

/** What a day's count looks at. */
export type CountedRide = Pick<Ride, 'status' | 'fare' | 'vehicleId' | 'driverId' | 'requestedAt'> & {
  vehicle?: Pick<RideVehicle, 'vehicleType'> | null;
};

/** What a decision tells the other services. */
export type RideDomainEvent =
  | { kind: 'requested' | 'fare-set' | 'code-renewed' | 'overdue' }
  | { kind: 'status-changed'; from: RideStatus; to: RideStatus; by: RideParty; reason: string; cause: RideCause | '' }
  | { kind: 'cancelled-by-administrator'; from: RideStatus; reason: string };

/** A decision: the ride afterwards and what is told. With `refusal` the change is stored, and the caller is refused. */
export interface RideChange {
  ride: Ride;
  domainEvents: readonly RideDomainEvent[];
  refusal?: DomainError;
}

/** Whoever calls. */
export interface RideCaller {
  id: string;
  role: Role;
}

/** Whoever is not the system. */
type PersonParty = Exclude<RideParty, 'SYSTEM'>;

/** Who takes a step, and why: a person writes a reason, the system has a cause. `personId` is '' for the system. */
export type Step = { personId: string; at: Date } & (
  | { by: PersonParty; reason?: string | undefined; cause?: undefined }
  | { by: 'SYSTEM'; reason?: undefined; cause: RideCause }
);

export const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);
export const hasExpired = (deadline: Date | null, now: Date): boolean => deadline !== null && now >= deadline;

/** Somebody else's ride does not exist for the caller; administrators see all. */
export function partyOf(ride: Pick<Ride, 'riderId' | 'driverUserId'>, caller: RideCaller): PersonParty {
  if (caller.id === ride.riderId) return RIDE_PARTY.RIDER;
  if (caller.id === ride.driverUserId) return RIDE_PARTY.DRIVER;
  if (ADMINISTRATORS.includes(caller.role)) return RIDE_PARTY.ADMINISTRATOR;
  throw new DomainError('ride/not-found');
}

/** A call that is one party's alone finds no ride for anybody else. */
export function requireParty(ride: Ride, caller: RideCaller, party: RideParty): void {
  if (partyOf(ride, caller) !== party) throw new DomainError('ride/not-found');
}

/** A ride moves along its table only, and each edge is taken by those the table names. */
export function requireEdge(from: RideStatus, to: RideStatus, party: RideParty): RideTransition {
  const edge = transitionOf(from, to);
  if (edge === undefined) throw new DomainError('ride/illegal-transition', { parameters: { from, to } });
  if (!edge.by.includes(party)) throw new DomainError('ride/not-yours-to-change', { parameters: { to } });
  return edge;
}

/** The ride in its next status, with its history; the code lives while ACCEPTED only, and ended rides have no deadlines. */
export function moveTo(ride: Ride, to: RideStatus, step: Step): { ride: Ride; domainEvents: RideDomainEvent[] } {
  const { by, personId, at, reason = '', cause } = step;
  const from = ride.status;
  const moved: Ride = {
    ...ride,
    status: to,
    code: to === RIDE_STATUS.ACCEPTED ? ride.code : null,
    answerBy: null,
    pickUpBy: null,
    history: [...ride.history, { from, to, by, personId, at, reason, ...(cause ? { cause } : {}) }],
  };
  const ended = isOpen(to) ? {} : { alertAt: null, endBy: null, endedAt: at };
  return {
    ride: { ...moved, ...ended },
    domainEvents: [{ kind: 'status-changed', from, to, by, reason, cause: cause ?? '' }],
  };
}
