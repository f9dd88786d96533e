import { AVAILABILITY, DRIVER_STATUS } from '@pothik/contracts/driver';
import { hasDriver, NOBODY, RIDE_CAUSE, RIDE_DEADLINE, RIDE_PARTY, RIDE_STATUS, SEARCH } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import {
  type AskedDriver,
  type Dispatch,
  hasExpired,
  later,
  moveTo,
  type Ride,
  type RideChange,
} from './ride.rules.js';
import { toldTurn } from './ride-event.rules.js';
import { type RideVehicle, rideVehicleOf } from './ride-vehicle.rules.js';

/** A driver who may be asked, as known just before. `driver` is undefined for one who is unknown or deleted. */
export interface Candidate {
  driver: DriverProjection | undefined;
  vehicle: RideVehicle | undefined;
  isEngaged: boolean;
  /** The driver blocks this rider. */
  isBlocking?: boolean | undefined;
  /** Only push reaches the driver, whose phone has to wake first. */
  isPushAlone?: boolean | undefined;
}

/** Those who may be asked now, by the id of the driver profile, the nearest first. */
export type Candidates = ReadonlyMap<string, Candidate>;

/** A ride's driver with the vehicle. */
export type Turn = Pick<Ride, 'driverId' | 'driverUserId' | 'vehicleId' | 'vehicle'>;

/** APPROVED, ONLINE, somebody is signed in, and the vehicle is the one that was confirmed. */
export const isFree = (driver: DriverProjection): boolean =>
  driver.status === DRIVER_STATUS.APPROVED &&
  driver.availabilityStatus === AVAILABILITY.ONLINE &&
  !driver.signedOut &&
  !driver.changeWaiting;

/** A search that begins now. */
export const searchFrom = (now: Date): Dispatch => ({
  asked: [],
  until: later(now, SEARCH.lastsMs),
  raisedAt: null,
  waiting: [],
});

/** How long this driver's turn lasts, in milliseconds. */
export const turnMs = (candidate: Pick<Candidate, 'isPushAlone'> | undefined): number =>
  candidate?.isPushAlone ? RIDE_DEADLINE.pushedAnswerMs : RIDE_DEADLINE.askedAnswerMs;

/** When the search ends. */
export const searchEnd = ({ asking, requestedAt }: Pick<Ride, 'asking' | 'requestedAt'>): Date =>
  asking?.until ?? later(requestedAt, SEARCH.lastsMs);

/** Whether it is nobody's turn. */
export const isLooking = (ride: Pick<Ride, 'driverId' | 'asking'>): boolean => !!ride.asking && !hasDriver(ride);

/** Whose ride it is as people see it: while it is nobody's turn, who was asked last. */
export const shownDriver = (ride: Pick<Ride, 'driverId' | 'driverUserId' | 'asking'>) =>
  (hasDriver(ride) ? undefined : ride.asking?.asked.at(-1)) ?? ride;

/** The drivers who were asked in this search, each once, since the offer was raised last. */
export function askedIn(search: Dispatch | null | undefined): string[] {
  const raisedAt = search?.raisedAt ?? null;
  const since = (search?.asked ?? []).filter(({ at }) => raisedAt === null || at >= raisedAt);
  return [...new Set(since.map(({ driverId }) => driverId))];
}

/** The first who is free, does not block the rider, drives this vehicle type (undefined: any) and had no turn yet. */
export function firstFree(
  candidates: Candidates,
  vehicleType: string | undefined,
  search: Dispatch | undefined,
): Turn | undefined {
  const had = askedIn(search);
  for (const [id, { driver, vehicle, isEngaged, isBlocking }] of candidates) {
    if (driver === undefined || vehicle === undefined || isEngaged || isBlocking || !isFree(driver)) continue;
    if ((vehicleType !== undefined && vehicle.vehicleType !== vehicleType) || had.includes(id)) continue;
    const { id: driverId, userId: driverUserId, vehicleId } = driver;
    return { driverId, driverUserId, vehicleId, vehicle: rideVehicleOf(vehicle) };
  }
  return undefined;
}

/** So long a driver who refused this rider, or did not answer, is asked after the others, in milliseconds. */
const REFUSED_MS = 15 * 60_000;

/** These drivers, those last whose last turn of a ride of this rider ended a moment ago without an acceptance. */
export function refusedLast(
  ids: readonly string[],
  past: readonly Pick<Ride, 'driverId' | 'endedAt' | 'history'>[],
  now: Date,
): string[] {
  const recent = past.filter(({ endedAt }) => endedAt !== null && !hasExpired(later(endedAt, REFUSED_MS), now));
  const refused = recent.filter(({ history }) => {
    const { from, by, cause } = history.at(-1) ?? {};
    return from === RIDE_STATUS.REQUESTED && (by === RIDE_PARTY.DRIVER || cause === RIDE_CAUSE.UNANSWERED);
  });
  const isRefused = (id: string) => refused.some(({ driverId }) => driverId === id);
  return [...ids.filter((id) => !isRefused(id)), ...ids.filter(isRefused)];
}

/**
 * Goes on with a search: the next driver has 30 s of his own, 60 s if only push reaches him; with nobody free it is nobody's turn, and the system looks again. After
 * five minutes nobody else is asked, and the next look cancels the ride, which counts for nobody. `former`: whose turn is over now.
 */
export function goOn(
  ride: Ride,
  search: Dispatch,
  { former, candidates }: { former: AskedDriver | undefined; candidates: Candidates },
  now: Date,
): RideChange {
  const searching = { ...ride, asking: search };
  const isOver = hasExpired(searchEnd(searching), now);
  if (isOver && former === undefined) return cancelSearch(searching, now);
  const next = isOver ? undefined : firstFree(candidates, ride.vehicle?.vehicleType, search);
  const isTold = next !== undefined || former !== undefined;
  return {
    ride: {
      ...searching,
      ...(next ?? { driverId: NOBODY, driverUserId: NOBODY }),
      answerBy: next ? later(now, turnMs(candidates.get(next.driverId))) : nextLook(searching, now),
    },
    domainEvents: isTold ? [{ kind: 'driverAsked', ...(former ? { former: toldTurn(former) } : {}) }] : [],
  };
}

/** In ten seconds, or at the end of the search. */
function nextLook(ride: Ride, now: Date): Date {
  const end = Math.max(searchEnd(ride).getTime(), later(now, SEARCH.lookSoonMs).getTime());
  return new Date(Math.min(end, later(now, SEARCH.lookEveryMs).getTime()));
}

function cancelSearch(ride: Ride, now: Date): RideChange {
  const step = { by: RIDE_PARTY.SYSTEM, personId: '', at: now, cause: RIDE_CAUSE.NOBODY_NEXT } as const;
  return moveTo(ride, RIDE_STATUS.CANCELLED, step);
}
