import { ASKED_OUTCOME, RIDE_CAUSE, RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';

type Entry = RideView['history'][number];

/** The driver service noted at this time that the ride's driver moves away. Milliseconds since the epoch. */
export interface AwayNote {
  rideId: string;
  at: number;
}

/** How often the request left an accepted driver for the next one. */
export const handOvers = ({ history }: Pick<RideView, 'history'>): number => history.filter(isHandOver).length;

export const isHandOver = ({ from, to }: Entry): boolean =>
  from === RIDE_STATUS.ACCEPTED && to === RIDE_STATUS.REQUESTED;

/** Whether the rider asked the next driver, and there was nobody. */
export const isNobodyNext = ({ from, to, cause }: Entry): boolean =>
  from === RIDE_STATUS.ACCEPTED && to === RIDE_STATUS.CANCELLED && cause === RIDE_CAUSE.NOBODY_NEXT;

/** Whether this is the ride as a former driver left it: how his own repeated command is answered. */
export const isAsLeft = ({ history }: Pick<RideView, 'history'>): boolean => {
  const last = history.at(-1);
  return last?.to === RIDE_STATUS.CANCELLED && last.by === RIDE_PARTY.RIDER && last.cause === RIDE_CAUSE.MOVED_AWAY;
};

/**
 * The next driver is asked only after it was noted that the one who accepted moves away. It is that driver's turn that ends, and
 * nobody's cancellation or rejection.
 */
export const nextDriverFindings = (rides: readonly RideView[], notes: readonly AwayNote[]): string[] =>
  rides.flatMap((ride) => [
    ...ride.history.flatMap((entry, index) => reasonOf(ride, entry, ride.history[index - 1], notes)),
    ...turnsOf(ride),
    ...endOf(ride),
  ]);

function reasonOf({ _id }: RideView, entry: Entry, accepted: Entry | undefined, notes: readonly AwayNote[]): string[] {
  if (!isHandOver(entry) && !isNobodyNext(entry)) return [];
  const [since, until] = [Date.parse(accepted?.at ?? ''), Date.parse(entry.at)];
  const isNoted = notes.some(({ rideId, at }) => rideId === _id && at > since && at <= until);
  const cause = isHandOver(entry) ? RIDE_CAUSE.MOVED_AWAY : RIDE_CAUSE.NOBODY_NEXT;
  return [
    ...(isNoted ? [] : [`ride ${_id} left its driver, who did not move away`]),
    ...(entry.cause === cause ? [] : [`ride ${_id} left its driver for ${entry.cause ?? 'nothing'}`]),
  ];
}

function turnsOf({ _id, history, asking }: RideView): string[] {
  const left = history.filter((entry) => isHandOver(entry) || isNobodyNext(entry)).length;
  const told = (asking?.asked ?? []).filter(({ outcome }) => outcome === ASKED_OUTCOME.MOVED_AWAY).length;
  return left === told ? [] : [`ride ${_id} left ${left} drivers and tells of ${told}`];
}

/** A search that begins after an acceptance ends by the system, and as nobody's rejection. */
const endOf = (ride: RideView): string[] =>
  handOvers(ride) > 0 && ride.rideStatus === RIDE_STATUS.REJECTED
    ? [`ride ${ride._id} was handed over and counts as rejected`]
    : [];
