import { RIDE_STATUS, type RideView, transitionOf } from '@pothik/contracts/ride';

type Entry = RideView['history'][number];
type RideWithHistory = Pick<RideView, '_id' | 'history' | 'rideStatus' | 'fare'>;

/** A ride begins with the request of its rider, or of the desk for who called, and follows the transitions of the table, each by an actor the table names, with a complete history. */
export function historyFindings({ _id, history, rideStatus, fare }: RideWithHistory): string[] {
  const [first, ...rest] = history;
  const begins =
    first?.from === null &&
    first.to === RIDE_STATUS.REQUESTED &&
    (first.by === 'RIDER' || first.by === 'ADMINISTRATOR');
  return [
    ...(begins ? [] : [`ride ${_id} does not begin with its rider's request`]),
    ...rest.flatMap((entry, index) => entryFindings(_id, history[index] as Entry, entry)),
    ...(history.at(-1)?.to === rideStatus
      ? []
      : [`ride ${_id} is ${rideStatus}, its history ends ${history.at(-1)?.to}`]),
    ...(wasPickedUp(history) && fare === null ? [`ride ${_id} was picked up without a fare`] : []),
  ];
}

function entryFindings(id: string, before: Entry, { from, to, by, at, claimedAt, reason, cause }: Entry): string[] {
  const edge = from === null ? undefined : transitionOf(from, to);
  const step = `ride ${id}, ${from} to ${to} by ${by}:`;
  return [
    ...(from === before.to ? [] : [`${step} a step is missing after ${before.to}`]),
    ...(edge ? [] : [`${step} no edge of the table`]),
    ...(edge && !edge.by.includes(by) && !(edge.isOfDesk && by === 'ADMINISTRATOR')
      ? [`${step} not theirs to take`]
      : []),
    ...(edge?.reasonRequired && reason === '' && cause === undefined ? [`${step} without a reason`] : []),
    ...(Date.parse(at) >= Date.parse(before.at) ? [] : [`${step} earlier than the step before`]),
    ...(claimedAt === undefined || isWithin(claimedAt, before.claimedAt ?? before.at, at)
      ? []
      : [`${step} claimed at an impossible time`]),
  ];
}

const isWithin = (time: string, earliest: string, latest: string): boolean =>
  Date.parse(time) >= Date.parse(earliest) && Date.parse(time) <= Date.parse(latest);

/** Compares two snapshots of one ride: a history only grows, and from PICKED UP the fare is frozen. */
export function growthFindings(one: RideView, other: RideView): string[] {
  const [shorter, longer] = one.history.length <= other.history.length ? [one, other] : [other, one];
  const isPrefix = shorter.history.every(
    (entry, index) => JSON.stringify(entry) === JSON.stringify(longer.history[index]),
  );
  const frozen = !wasPickedUp(shorter.history) || shorter.fare === longer.fare;
  return [
    ...(isPrefix ? [] : [`ride ${one._id}: its history was rewritten`]),
    ...(frozen ? [] : [`ride ${one._id}: the fare went from ${shorter.fare} to ${longer.fare} after pick-up`]),
  ];
}

const wasPickedUp = (history: readonly Entry[]): boolean => history.some(({ to }) => to === RIDE_STATUS.PICKED_UP);
