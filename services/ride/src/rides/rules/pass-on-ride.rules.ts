import {
  ASKED_OUTCOME,
  type AskedOutcome,
  hasDriver,
  isAfterAcceptance,
  RIDE_CAUSE,
  RIDE_PARTY,
  RIDE_STATUS,
  type RideCause,
} from '@pothik/contracts/ride';
import type { AskedDriver, Ride, RideChange } from './ride.rules.js';
import { type Candidates, goOn } from './search.rules.js';

/**
 * What the end of a request becomes in a search: the search goes on (`goOn`). The rider's own end, and every ride of a chosen driver,
 * stays as `ended` has it.
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
  if (!hasDriver(ride)) return goOn(ride, ride.asking, { former: undefined, candidates }, now);
  const reason = outcome === ASKED_OUTCOME.REJECTED ? (ended.ride.history.at(-1)?.reason ?? '') : '';
  const former = turnOf(ride, outcome, reason, now);
  return goOn(ride, { ...ride.asking, asked: [...ride.asking.asked, former] }, { former, candidates }, now);
}

/** The present driver's turn, over now. */
export const turnOf = (
  { driverId, driverUserId, vehicleId }: Ride,
  outcome: AskedOutcome,
  reason: string,
  at: Date,
): AskedDriver => ({ driverId, driverUserId, vehicleId, outcome, reason, at });

/** The ride as it was when this driver's last turn ended. It answers the driver's repeated call. Undefined for everybody else, and for who has the ride. */
export function rideAtEndOfTurn(ride: Ride, personId: string): Ride | undefined {
  const turn = ride.asking?.asked.findLast(({ driverUserId }) => driverUserId === personId);
  if (turn === undefined || personId === ride.riderId || personId === ride.driverUserId) return undefined;
  const { driverId, driverUserId, vehicleId, reason, at } = turn;
  const left = isAfterAcceptance(turn.outcome)
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
    ...{ acceptedAt: null, arrivedAt: null, arrivalClaimedAt: null, pickedUpAt: null, endedAt: at },
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
