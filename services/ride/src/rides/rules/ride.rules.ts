import { DomainError } from '@pothik/contracts/catalogue';
import type { EventOf, Point, Role } from '@pothik/contracts/platform';
import { ADMINISTRATORS, riderIdsOf } from '@pothik/contracts/platform';
import {
  type AskedOutcome,
  isOpen,
  type PointNames,
  type ReviewReason,
  RIDE_PARTY,
  RIDE_STATUS,
  type RideCause,
  type RideEstimate,
  type RideParty,
  type RideReview,
  type RideStatus,
  type RideTransition,
  type rideEvents,
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

/** One status change. `personId` is '' for the system. */
export interface HistoryEntry {
  from: RideStatus | null;
  to: RideStatus;
  by: RideParty;
  personId: string;
  at: Date;
  /** When the person says that they pressed, if it reached us late. Only shown: no rule reads it but for the next claim. */
  claimedAt?: Date;
  /** A person's text. */
  reason: string;
  /** The system's cause, or why the rider asked the next driver; absent for other steps of people, and in rides from before it was stored. */
  cause?: RideCause;
}

/** One driver's turn, over: `at` is when. */
export interface AskedDriver {
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  outcome: AskedOutcome;
  /** Why the driver rejected it, in the driver's words; '' otherwise. */
  reason: string;
  at: Date;
}

/** The search for a ride's driver (stored as `asking`): the nearest are asked one after another. While it is nobody's turn, the ride's driver is NOBODY. */
export interface Dispatch {
  /** Turns that are over, oldest first. */
  asked: AskedDriver[];
  /** When the search ends; absent in rides from before searches. */
  until?: Date;
  /** When the offer was raised last: whose turn ended before may be asked again. */
  raisedAt?: Date | null;
  /** Always empty: instances of the release before read the drivers here who are to be asked. */
  waiting: string[];
}

/** How the driver of an accepted ride comes, as last told, by road, in metres. `movingAwaySince`: null while he comes. */
export interface Approach {
  startMetres: number;
  metres: number;
  at: Date;
  movingAwaySince: Date | null;
}

/** What the rider offers, in whole BDT. */
export interface Offer {
  fare: number;
  /** How often it was raised while the ride was REQUESTED. */
  raises: number;
  /** How often it was made again after a fare of the present driver that was above it. */
  again: number;
  /** After such a fare: until when the rider may ask the next driver because of it. */
  askNextUntil: Date | null;
}

/** Who booked a ride at the desk, and when. */
export interface DeskBooking {
  personId: string;
  at: Date;
}

/** Fare in whole BDT, null until set; a deadline is null while it does not run. */
export interface Ride extends WrittenBooking {
  riderId: string;
  /** Who booked it at the desk, for somebody who called; absent where the rider booked. */
  bookedBy?: DeskBooking | undefined;
  driverId: string;
  driverUserId: string;
  vehicleId: string;
  /** Copied at booking and again at acceptance; absent in rides from before it was stored. */
  vehicle?: RideVehicle | null;
  /** Where the rider's places are; null for text alone, absent in rides from before points. Never in events or logs. */
  pickupPoint?: Point | null;
  dropPoint?: Point | null;
  /** Made when the ride was requested, and never changed; null without both points in one city. */
  estimate?: RideEstimate | null;
  /** What the points are called, where a text and its point are of two places: then there is no estimate. */
  pointNames?: PointNames | null;
  /** Null when the rider chose the driver, absent in rides from before it could be otherwise. */
  asking?: Dispatch | null;
  status: RideStatus;
  /** Null where the rider left the fare to the driver, absent in rides from before offers. */
  offer?: Offer | null;
  fare: number | null;
  /** Why the fare lies outside the estimate's band; '' inside, and without a band. */
  fareReason?: string;
  code: StartCode | null;
  answerBy: Date | null;
  pickUpBy: Date | null;
  alertAt: Date | null;
  endBy: Date | null;
  requestedAt: Date;
  acceptedAt: Date | null;
  /** Null until the driver's way to the pickup is known, absent in rides from before it was told. */
  approach?: Approach | null;
  /** When the driver stood at the pickup; null before, absent in rides from before it was told. */
  arrivedAt?: Date | null;
  /** When the driver says that they pressed, if it reached us late. Only shown. */
  arrivalClaimedAt?: Date | null;
  pickedUpAt: Date | null;
  endedAt: Date | null;
  /** Of an implausible ride, from its end on; absent or null otherwise. */
  review?: RideReview | null;
  history: HistoryEntry[];
}

/** The fields a day's count reads. */
export type CountedRide = Pick<Ride, 'status' | 'fare' | 'vehicleId' | 'driverId' | 'requestedAt'> & {
  vehicle?: Pick<RideVehicle, 'vehicleType'> | null;
  review?: Pick<RideReview, 'state'> | null;
};

/** From a moment on, and before another; without one it has no bound on that side. */
export interface TimeSpan {
  from?: Date | undefined;
  before?: Date | undefined;
}

/** The events that carry a ride; the others are of incidents, acts and rebuilds. */
type OfRide = Exclude<
  keyof typeof rideEvents,
  `sos${string}` | 'rideRestated' | 'actRecorded' | 'paymentChanged' | 'bookClosed'
>;

/** What happened to a ride: an event of the contracts with what it carries beside the ride, or an administrator's act. */
export type RideDomainEvent =
  | { [Name in OfRide]: { kind: Name } & Omit<EventOf<(typeof rideEvents)[Name]>['payload'], 'ride'> }[OfRide]
  | { kind: 'reviewed-by-administrator'; counts: boolean; reasons: readonly ReviewReason[] }
  | { kind: 'booked-by-desk' }
  | { kind: 'code-looked-at' }
  | { kind: 'cancelled-by-administrator'; from: RideStatus; reason: string };

/** A decision: the changed ride and its domain events. With `refusal` the change is stored, and the caller is refused. */
export interface RideChange {
  ride: Ride;
  domainEvents: readonly RideDomainEvent[];
  refusal?: DomainError;
}

export interface RideCaller {
  id: string;
  role: Role;
  /** Accounts that have become the caller's: their rides are the caller's. */
  formerIds?: readonly string[] | undefined;
}

type PersonParty = Exclude<RideParty, 'SYSTEM'>;

/** Who changes the status, and why: a person gives a reason, the system a cause. `personId` is '' for the system. */
export type Step = { personId: string; at: Date } & (
  | { by: PersonParty; reason?: string | undefined; cause?: undefined }
  | { by: 'SYSTEM'; reason?: undefined; cause: RideCause }
);

/** Of rides that wait for an answer or for the pick-up. */
export const WAITING_STATUSES: readonly RideStatus[] = [RIDE_STATUS.REQUESTED, RIDE_STATUS.ACCEPTED];

export const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);
export const hasExpired = (deadline: Date | null, now: Date): boolean => deadline !== null && now >= deadline;

/** The caller's part in a ride. Throws ride/not-found for anybody else, so that nobody learns of other people's rides. */
export function partyOf(ride: Pick<Ride, 'riderId' | 'driverUserId'>, caller: RideCaller): PersonParty {
  if (riderIdsOf(caller).includes(ride.riderId)) return RIDE_PARTY.RIDER;
  if (caller.id === ride.driverUserId) return RIDE_PARTY.DRIVER;
  if (ADMINISTRATORS.includes(caller.role)) return RIDE_PARTY.ADMINISTRATOR;
  throw new DomainError('ride/not-found');
}

/** Whether somebody is a driver who had his turn, and has the ride no more. */
export const wasAsked = ({ driverUserId, asking }: Ride, personId: string): boolean =>
  personId !== driverUserId && (asking?.asked.some((turn) => turn.driverUserId === personId) ?? false);

/** Throws ride/not-found unless the caller is that party; ride/passed-on for a driver who has the ride no more. */
export function requireParty(ride: Ride, caller: RideCaller, party: RideParty): void {
  // Whoever had the ride knows of it: 'not found' would tell him nothing.
  if (party === RIDE_PARTY.DRIVER && wasAsked(ride, caller.id)) throw new DomainError('ride/passed-on');
  if (partyOf(ride, caller) !== party) throw new DomainError('ride/not-found');
}

/** Throws ride/not-booked-by-phone. */
export function requireByPhone({ bookedBy }: Ride): void {
  if (!bookedBy) throw new DomainError('ride/not-booked-by-phone');
}

/** The transition, if the table allows this party to take it. Throws ride/illegal-transition, ride/not-yours-to-change. */
export function requireEdge(from: RideStatus, to: RideStatus, party: RideParty): RideTransition {
  const edge = transitionOf(from, to);
  if (edge === undefined) throw new DomainError('ride/illegal-transition', { parameters: { from, to } });
  if (!edge.by.includes(party)) throw new DomainError('ride/not-yours-to-change', { parameters: { to } });
  return edge;
}

/** Moves a ride to its next status. The start code exists only while ACCEPTED, and ended rides have no deadlines. */
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
    domainEvents: [{ kind: 'statusChanged', from, to, by, reason, cause: cause ?? '' }],
  };
}
