import type { EventOf } from '@pothik/contracts/platform';
import {
  ASKED_OUTCOME,
  type AskedOutcome,
  isAfterAcceptance,
  RIDE_DEADLINE,
  RIDE_STATUS,
  type rideEvents,
} from '@pothik/contracts/ride';

type StatusChange = EventOf<typeof rideEvents.statusChanged>['payload'];
type Ride = StatusChange['ride'];

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** Accepting a request answers it. */
export const projectionOfRide = (ride: Ride) => ({
  driverId: ride.driverId,
  riderId: ride.riderId,
  status: ride.status,
  fare: ride.fare,
  requestedAt: new Date(ride.requestedAt),
  endedAt: momentOf(ride.endedAt),
  answeredAt: momentOf(ride.acceptedAt),
  unansweredAt: null as Date | null,
  asked: (ride.asked ?? []).map(({ driverId, outcome, at }) => ({ driverId, outcome, at: new Date(at) })),
});

/** One driver's turn, over. */
interface Turn<Id> {
  driverId: Id;
  outcome: AskedOutcome;
  at: Date;
}

/**
 * The turns of a ride's drivers, each with its beginning: the end of the turn before it, for the first one the request; of an
 * unanswered one at most the longest turn before its end, as it may have been nobody's turn in between: nobody knows here how long
 * it was, and too early a beginning counts turns once that overlapped, never one twice. Of a ride from before requests' times were
 * stored, the first turn began a turn of that release before its end.
 */
export const turnsOf = <Id>({ requestedAt, asked = [] }: { requestedAt?: Date; asked?: readonly Turn<Id>[] }) =>
  asked.map((turn, index) => ({ ...turn, askedAt: beginOf(turn, asked[index - 1]?.at ?? requestedAt) }));

function beginOf({ outcome, at }: Pick<Turn<unknown>, 'outcome' | 'at'>, earliest: Date | undefined): Date {
  if (earliest === undefined) return before(at, RIDE_DEADLINE.askedAnswerMs);
  const whole = before(at, LONGEST_TURN_MS);
  return isUnanswered({ outcome }) && earliest < whole ? whole : earliest;
}

/**
 * One driver's turns at one ride, of those that were not answered the last alone: a rider who raises the offer again and again takes
 * nobody OFFLINE.
 */
export const countedTurns = <T extends Pick<Turn<unknown>, 'outcome'>>(turns: readonly T[]): T[] => {
  const last = turns.findLastIndex(isUnanswered);
  return turns.filter((turn, index) => index === last || !isUnanswered(turn));
};

const isUnanswered = ({ outcome }: Pick<Turn<unknown>, 'outcome'>): boolean => outcome === ASKED_OUTCOME.UNANSWERED;

/** When a ride that expired asked its last driver. Of a ride from before this was stored: a whole time to answer before. */
export const lastAskedAt = (ride: { requestedAt?: Date; asked?: readonly { at: Date }[] }, expiredAt: Date): Date =>
  ride.asked?.at(-1)?.at ?? ride.requestedAt ?? before(expiredAt, RIDE_DEADLINE.answerMs);

/** When the driver answered. Who accepted and was then left did it soon after he was asked: when the rider left says nothing of him. */
export const answeredIn = ({
  outcome,
  at,
  askedAt,
}: Pick<Turn<unknown>, 'outcome' | 'at'> & { askedAt: Date }): Date[] => {
  if (outcome === ASKED_OUTCOME.REJECTED) return [at];
  return isAfterAcceptance(outcome) ? [askedAt] : [];
};

const LONGEST_TURN_MS = RIDE_DEADLINE.pushedAnswerMs;
const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** The driver's own rejection also answers a request; one that expired is unanswered. */
export function projectionOfStatusChange(
  { ride, to, by, cause }: Pick<StatusChange, 'ride' | 'to' | 'by' | 'cause'>,
  occurredAt: string,
) {
  const projection = projectionOfRide(ride);
  const at = projection.endedAt ?? new Date(occurredAt);
  if (to === 'REJECTED' && by === 'DRIVER') return { ...projection, answeredAt: at };
  if (to === 'CANCELLED' && by === 'SYSTEM' && cause === 'unanswered') return { ...projection, unansweredAt: at };
  return projection;
}

/** Whether a change answers a request or leaves it unanswered; undefined for every other change, including later ones. */
export function answerIn(change: StatusChange, occurredAt: string): 'answered' | 'unanswered' | undefined {
  if (change.from !== RIDE_STATUS.REQUESTED) return undefined;
  const { answeredAt, unansweredAt } = projectionOfStatusChange(change, occurredAt);
  if (unansweredAt !== null) return 'unanswered';
  return answeredAt === null ? undefined : 'answered';
}

/** The end of an accepted ride, from which its driver is free again. Else undefined. */
export const freesDriverAt = (ride: Ride): Date | undefined =>
  ride.acceptedAt !== null && ride.endedAt !== null ? new Date(ride.endedAt) : undefined;
