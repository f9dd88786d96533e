import {
  ASK_NEAREST,
  ASKED_OUTCOME,
  type AskedOutcome,
  isAfterAcceptance,
  isRefusal,
  RIDE_CAUSE,
  RIDE_DEADLINE,
  RIDE_PARTY,
  RIDE_STATUS,
  type RideCause,
} from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import { isFree } from './request-ride.rules.js';
import { type AskedDriver, later, moveTo, type Ride, type RideChange } from './ride.rules.js';
import { toldTurn } from './ride-event.rules.js';
import { type RideVehicle, rideVehicleOf } from './ride-vehicle.rules.js';

/** A driver who may be asked, as known just before. `driver` is undefined for one who is unknown or deleted. */
export interface Candidate {
  driver: DriverProjection | undefined;
  vehicle: RideVehicle | undefined;
  isEngaged: boolean;
  /** The driver blocks this rider. */
  isBlocking?: boolean | undefined;
}

/** Those who may still be asked, by the id of the driver profile. */
export type Candidates = ReadonlyMap<string, Candidate>;

type Turn = Pick<Ride, 'driverId' | 'driverUserId' | 'vehicleId' | 'vehicle'>;

/**
 * What the end of a request becomes when the nearest are asked: the next free driver of the same vehicle type is asked, with 30 s of
 * his own, unless three have refused or nobody is left. The rider's own end, and every ride of a chosen driver, stays as `ended` has it.
 * Once the rider has asked the next after an acceptance, the system ends it, and that counts for nobody.
 */
export function passOnRide(
  ride: Ride,
  ended: RideChange | undefined,
  candidates: Candidates,
  now: Date,
): RideChange | undefined {
  if (!ride.asking || !ended) return ended;
  const outcome = outcomeOf(ride, ended.ride);
  if (outcome === undefined) return ended;
  const { driverId, driverUserId, vehicleId } = ride;
  const reason = outcome === ASKED_OUTCOME.REJECTED ? (ended.ride.history.at(-1)?.reason ?? '') : '';
  const former: AskedDriver = { driverId, driverUserId, vehicleId, outcome, reason, at: now };
  const asked = [...ride.asking.asked, former];
  const isThrough =
    asked.slice(searchStart(asked)).filter((turn) => isRefusal(turn.outcome)).length >= ASK_NEAREST.refusals;
  const next = isThrough ? undefined : firstFree(ride.asking.waiting, candidates, ride.vehicle?.vehicleType);
  if (next === undefined) return endedSearch(ride, ended, asked, now);
  return {
    ride: {
      ...ride,
      ...next.turn,
      answerBy: later(now, RIDE_DEADLINE.askedAnswerMs),
      asking: { waiting: next.waiting, asked },
    },
    domainEvents: [{ kind: 'driverAsked', former: toldTurn(former) }],
  };
}

/** Where the present search begins among the turns: the rider's ask-next begins a new one. */
const searchStart = (asked: readonly AskedDriver[]): number =>
  asked.findLastIndex(({ outcome }) => isAfterAcceptance(outcome)) + 1;

/** The end of a search: as `ended` has it, after an acceptance CANCELLED by the system. */
function endedSearch(ride: Ride, ended: RideChange, asked: AskedDriver[], now: Date): RideChange {
  const isAfterAcceptance = searchStart(asked) > 0;
  if (!isAfterAcceptance || ended.ride.status === RIDE_STATUS.CANCELLED) return ended;
  return cancelWithoutNext(ride, asked, now);
}

/** No driver is left to ask: the system cancels the ride, and it counts for nobody. */
export function cancelWithoutNext(ride: Ride, asked: AskedDriver[], now: Date): RideChange {
  const step = { by: RIDE_PARTY.SYSTEM, personId: '', at: now, cause: RIDE_CAUSE.NOBODY_NEXT } as const;
  const moved = moveTo(ride, RIDE_STATUS.CANCELLED, step);
  return { ...moved, ride: { ...moved.ride, asking: { waiting: [], asked } } };
}

/** The first waiting driver who is APPROVED, ONLINE, free, does not block the rider and drives this vehicle type (undefined: any), and the drivers after them. */
export function firstFree(
  waiting: readonly string[],
  candidates: Candidates,
  vehicleType: string | undefined,
): { turn: Turn; waiting: string[] } | undefined {
  for (const [index, id] of waiting.entries()) {
    const { driver, vehicle, isEngaged, isBlocking } = candidates.get(id) ?? NOBODY;
    if (driver === undefined || vehicle === undefined || isEngaged || isBlocking || !isFree(driver)) continue;
    if (vehicleType !== undefined && vehicle.vehicleType !== vehicleType) continue;
    const { id: driverId, userId: driverUserId, vehicleId } = driver;
    const turn = { driverId, driverUserId, vehicleId, vehicle: rideVehicleOf(vehicle) };
    return { turn, waiting: waiting.slice(index + 1) };
  }
  return undefined;
}

const NOBODY: Candidate = { driver: undefined, vehicle: undefined, isEngaged: false };

/** The ride as it was when this driver's turn ended. It answers the driver's repeated call. Undefined for everybody else. */
export function rideAtEndOfTurn(ride: Ride, personId: string): Ride | undefined {
  const turn = ride.asking?.asked.find(({ driverUserId }) => driverUserId === personId);
  if (turn === undefined || personId === ride.riderId) return undefined;
  const { driverId, driverUserId, vehicleId, reason, at } = turn;
  const hadAccepted = isAfterAcceptance(turn.outcome);
  // He who still has the ride sees how it ended.
  if (hadAccepted && driverUserId === ride.driverUserId) return undefined;
  const left = hadAccepted
    ? ({
        ...{ from: RIDE_STATUS.ACCEPTED, to: RIDE_STATUS.CANCELLED, by: RIDE_PARTY.RIDER, personId: ride.riderId },
        ...{ at, reason: '', cause: causeOf(turn.outcome) },
      } as const)
    : ({
        ...{ from: RIDE_STATUS.REQUESTED, to: RIDE_STATUS.REJECTED, by: RIDE_PARTY.DRIVER, personId },
        ...{ at, reason },
      } as const);
  return {
    ...ride,
    ...{ driverId, driverUserId, vehicleId, vehicle: null, asking: null, approach: null },
    ...{ status: left.to, fare: null, fareReason: '', code: null, answerBy: null, pickUpBy: null },
    ...{ acceptedAt: null, arrivedAt: null, pickedUpAt: null, endedAt: at },
    history: [...ride.history.slice(0, 1), left],
  };
}

const causeOf = (outcome: AskedOutcome): RideCause =>
  outcome === ASKED_OUTCOME.FARE_NOT_AGREED ? RIDE_CAUSE.FARE_NOT_AGREED : RIDE_CAUSE.MOVED_AWAY;

/** How the present driver's turn ended, if this end of the request is the driver's and not the rider's. */
function outcomeOf(ride: Ride, ended: Ride): AskedOutcome | undefined {
  if (ride.status !== RIDE_STATUS.REQUESTED) return undefined;
  const { by, cause } = ended.history.at(-1) ?? {};
  if (ended.status === RIDE_STATUS.REJECTED) return by === 'DRIVER' ? ASKED_OUTCOME.REJECTED : ASKED_OUTCOME.NOT_FREE;
  return ended.status === RIDE_STATUS.CANCELLED && cause === RIDE_CAUSE.UNANSWERED
    ? ASKED_OUTCOME.UNANSWERED
    : undefined;
}
