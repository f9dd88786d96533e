import { DomainError } from '@pothik/contracts/catalogue';
import { ASKED_OUTCOME, RIDE_CAUSE, RIDE_DEADLINE, RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { type Candidates, cancelWithoutNext, firstFree } from './pass-on-ride.rules.js';
import {
  type AskedDriver,
  hasExpired,
  later,
  type Ride,
  type RideCaller,
  type RideChange,
  requireEdge,
  requireParty,
} from './ride.rules.js';
import { toldTurn } from './ride-event.rules.js';

/** Why the rider of an accepted ride may ask the next driver, and what that makes of the former one's turn. */
interface AskNextReason {
  cause: typeof RIDE_CAUSE.MOVED_AWAY;
  outcome: typeof ASKED_OUTCOME.MOVED_AWAY;
}

/** The one reason so far: the driver is moving away. A fare above the rider's offer belongs here too. */
const reasonToAskNext = ({ approach }: Ride): AskNextReason | undefined =>
  approach?.movingAwaySince ? { cause: RIDE_CAUSE.MOVED_AWAY, outcome: ASKED_OUTCOME.MOVED_AWAY } : undefined;

/** The rider asks the next driver while ACCEPTED, before the pick-up deadline, and once the driver is moving away. */
export function requireAskNext(ride: Ride, caller: RideCaller, now: Date): AskNextReason {
  requireParty(ride, caller, RIDE_PARTY.RIDER);
  requireEdge(ride.status, RIDE_STATUS.REQUESTED, RIDE_PARTY.RIDER);
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  const reason = reasonToAskNext(ride);
  if (reason === undefined) throw new DomainError('ride/not-moving-away');
  return reason;
}

/**
 * The next free driver of the same vehicle type has the request, with 30 s of his own; nobody free: the system cancels the ride.
 * The former driver is free again; fare, code and arrival are those of nobody. It is no cancellation of anybody's.
 */
export function askNext(
  ride: Ride,
  caller: RideCaller,
  next: { waiting: readonly string[]; candidates: Candidates },
  now: Date,
): RideChange {
  const { cause, outcome } = requireAskNext(ride, caller, now);
  const { driverId, driverUserId, vehicleId } = ride;
  const former: AskedDriver = { driverId, driverUserId, vehicleId, outcome, reason: '', at: now };
  const asked = [...(ride.asking?.asked ?? []), former];
  const waiting = next.waiting.filter((id) => !asked.some((turn) => turn.driverId === id));
  const found = firstFree(waiting, next.candidates, ride.vehicle?.vehicleType);
  if (found === undefined) return cancelWithoutNext(ride, asked, now);
  const { ACCEPTED: from, REQUESTED: to } = RIDE_STATUS;
  return {
    ride: {
      ...ride,
      ...found.turn,
      ...{ status: to, fare: null, fareReason: '', code: null, pickUpBy: null },
      ...{ acceptedAt: null, arrivedAt: null, approach: null },
      answerBy: later(now, RIDE_DEADLINE.askedAnswerMs),
      asking: { waiting: found.waiting, asked },
      history: [...ride.history, { from, to, by: RIDE_PARTY.RIDER, personId: caller.id, at: now, reason: '', cause }],
    },
    domainEvents: [{ kind: 'driverAsked', former: toldTurn(former) }],
  };
}
