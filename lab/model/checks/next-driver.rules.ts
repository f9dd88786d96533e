import { isAfterAcceptance, RIDE_CAUSE, RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';

type Entry = RideView['history'][number];

/** The driver service noted at this time that the ride's driver moves away. Milliseconds since the epoch. */
export interface AwayNote {
  rideId: string;
  at: number;
}

/** A fare that a driver asked, or that a rider offered; acknowledged. Whole BDT; times as of an acknowledgement. */
export interface Pricing {
  rideId: string;
  fare: number;
  /** By the driver. */
  isAsked: boolean;
  sentAt: number;
  receivedAt: number;
}

/** Whether the rider asked the next driver because of this one's fare. */
export const isNotAgreed = (entry: Entry): boolean => isHandOver(entry) && entry.cause === RIDE_CAUSE.FARE_NOT_AGREED;

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
  return (
    last?.to === RIDE_STATUS.CANCELLED && last.by === RIDE_PARTY.RIDER && CAUSES.some((cause) => cause === last.cause)
  );
};

const CAUSES = [RIDE_CAUSE.MOVED_AWAY, RIDE_CAUSE.FARE_NOT_AGREED];

/**
 * The next driver is asked only after it was noted that the one who accepted moves away, or after a fare of his above the offer. It
 * is that driver's turn that ends, and nobody's cancellation or rejection.
 */
export const nextDriverFindings = (
  rides: readonly RideView[],
  notes: readonly AwayNote[],
  pricings: readonly Pricing[] = [],
): string[] =>
  rides.flatMap((ride) => [
    ...ride.history.flatMap((entry, index) => reasonOf(ride, entry, ride.history[index - 1], { notes, pricings })),
    ...turnsOf(ride),
    ...endOf(ride),
  ]);

interface Evidence {
  notes: readonly AwayNote[];
  pricings: readonly Pricing[];
}

function reasonOf(
  { _id }: RideView,
  entry: Entry,
  accepted: Entry | undefined,
  { notes, pricings }: Evidence,
): string[] {
  if (!isHandOver(entry) && !isNobodyNext(entry)) return [];
  const [since, until] = [Date.parse(accepted?.at ?? ''), Date.parse(entry.at)];
  const isNoted = notes.some(({ rideId, at }) => rideId === _id && at > since && at <= until);
  const ofRide = pricings.filter(({ rideId, sentAt }) => rideId === _id && sentAt <= until);
  const lowest = Math.min(...ofRide.filter(({ isAsked }) => !isAsked).map(({ fare }) => fare));
  const isDear = ofRide.some(({ isAsked, fare, receivedAt }) => isAsked && fare > lowest && receivedAt >= since);
  const { MOVED_AWAY, FARE_NOT_AGREED, NOBODY_NEXT } = RIDE_CAUSE;
  const causes = isHandOver(entry)
    ? [...(isNoted ? [MOVED_AWAY] : []), ...(isDear ? [FARE_NOT_AGREED] : [])]
    : [NOBODY_NEXT];
  return [
    ...(isNoted || isDear ? [] : [`ride ${_id} left its driver, who did not move away`]),
    ...(causes.some((cause) => cause === entry.cause)
      ? []
      : [`ride ${_id} left its driver for ${entry.cause ?? 'nothing'}`]),
  ];
}

function turnsOf({ _id, history, asking }: RideView): string[] {
  const left = history.filter((entry) => isHandOver(entry) || isNobodyNext(entry)).length;
  const told = (asking?.asked ?? []).filter(({ outcome }) => isAfterAcceptance(outcome)).length;
  return left === told ? [] : [`ride ${_id} left ${left} drivers and tells of ${told}`];
}

/** A search that begins after an acceptance ends by the system, and as nobody's rejection. */
const endOf = (ride: RideView): string[] =>
  handOvers(ride) > 0 && ride.rideStatus === RIDE_STATUS.REJECTED
    ? [`ride ${ride._id} was handed over and counts as rejected`]
    : [];
