import { RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';
import type { Acknowledgement, RunRecord } from '../../../e2e/support/actors/record.js';
import { overlaps, type Stretch } from '../../traffic/checks/rides.rules.js';

type Status = RideView['rideStatus'];

const ENDS: readonly Status[] = [RIDE_STATUS.COMPLETED, RIDE_STATUS.CANCELLED, RIDE_STATUS.REJECTED];
/** A driver's ride ends for him also when its rider asks the next. */
const ENDS_FOR_DRIVER: readonly Status[] = [...ENDS, RIDE_STATUS.REQUESTED];

/**
 * One engaged ride per driver and one open ride per rider. A ride is certainly held from the acknowledgement until its
 * end is written; the time between that write and its answer is not checked.
 */
export const holdingFindings = ({ rides, acknowledged }: RunRecord): string[] => {
  const since = (ride: RideView, status: Status) =>
    Math.min(
      ...acknowledged.filter(({ rideId, to }) => rideId === ride._id && to === status).map((one) => one.receivedAt),
    );
  const ofRider = (ride: RideView): Stretch => ({
    who: `rider ${ride.user._id}`,
    rideId: ride._id,
    from: since(ride, RIDE_STATUS.REQUESTED),
    until: endAfter(ride, 0, ENDS),
  });
  return [
    ...overlaps(rides.flatMap((ride) => stretchesOfDrivers(ride, acknowledged)).filter(isSure)),
    ...overlaps(rides.map(ofRider).filter(isSure)),
  ];
};

const isSure = ({ from, until }: Stretch): boolean => from < until;

/** One stretch for each driver who accepted the ride: from his acknowledgement until it ended, or went to the next. */
function stretchesOfDrivers(ride: RideView, acknowledged: readonly Acknowledgement[]): Stretch[] {
  const accepted = acknowledged.filter(
    ({ rideId, to, by }) => rideId === ride._id && to === RIDE_STATUS.ACCEPTED && by === RIDE_PARTY.DRIVER,
  );
  // Repeats of one command tell of one acceptance.
  const commands = [...new Map(accepted.toReversed().map((one) => [one.key, one])).values()];
  return commands.map((one) => {
    const until = endAfter(ride, acceptanceIn(ride, one), ENDS_FOR_DRIVER);
    return { who: `driver ${one.personId}`, rideId: ride._id, from: one.receivedAt, until };
  });
}

/**
 * The step of the history. The ride's driver may have had it before: his is the last one written when he was told of it. A former
 * one's is the one that was written meanwhile.
 */
function acceptanceIn({ driver, history }: RideView, { personId, sentAt, receivedAt }: Acknowledgement): number {
  const isWritten = ({ to, at }: RideView['history'][number]) =>
    to === RIDE_STATUS.ACCEPTED && Date.parse(at) <= receivedAt;
  if (personId === driver.user._id) return history.findLastIndex(isWritten);
  return history.findIndex((entry) => isWritten(entry) && Date.parse(entry.at) >= sentAt);
}

/** When a ride ended after one step of its history. Not at all while it is open. */
function endAfter({ history }: RideView, step: number, ends: readonly Status[]): number {
  const end = history.slice(step + 1).find(({ to }) => ends.includes(to));
  return end ? Date.parse(end.at) : Number.POSITIVE_INFINITY;
}
