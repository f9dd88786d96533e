import { ASKED_OUTCOME, RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';
import type { Acknowledgement, RefusedAnswer, RunRecord } from '../../../e2e/support/actors/record.js';
import { handOvers, type Pricing } from './next-driver.rules.js';

const { REQUESTED, ACCEPTED } = RIDE_STATUS;

/**
 * Whether this is a rejection that ended a driver's turn, and not the ride as REJECTED: of one who was asked before the last, or of
 * the last after whom the system cancelled the ride.
 */
export const isTurn = (one: Acknowledgement, ride: RideView): boolean =>
  isRejectionOf(one, ride) && (one.personId !== ride.driver.user._id || ride.rideStatus !== RIDE_STATUS.REJECTED);

const isRejectionOf = ({ rideId, to, by }: Acknowledgement, ride: RideView): boolean =>
  rideId === ride._id && to === RIDE_STATUS.REJECTED && by === RIDE_PARTY.DRIVER;

/** The rejections that a ride tells beside its history, as the history would tell them. */
export const turnsTold = ({ asking }: RideView): string[] =>
  (asking?.asked ?? [])
    .filter(({ outcome }) => outcome === ASKED_OUTCOME.REJECTED)
    .map(() => `${RIDE_STATUS.REJECTED} by ${RIDE_PARTY.DRIVER}`);

/**
 * One sentence for each fault in how the nearest were asked: who was asked before is refused with ride/passed-on, and nobody else is.
 * Once the offer is raised they may be asked again: who was refused is not checked then.
 */
export const askedFindings = (
  { rides, acknowledged, refusedAnswers }: RunRecord,
  pricings: readonly Pricing[] = [],
): string[] =>
  rides.flatMap((ride) => [
    ...strangersSteps(acknowledged, ride),
    ...refusedAnswers.flatMap(({ rideId, personId, code, sentAt }) => {
      if (rideId !== ride._id || isRaised(ride, pricings)) return [];
      // While it is nobody's turn, the one asked last is shown.
      const isFormer = personId !== ride.driver.user._id || ride.asking?.looking === true;
      const isLate = isFormer && acknowledged.some((one) => hadEnded(one, ride, acknowledged, { personId, sentAt }));
      const passedOn = code === 'ride/passed-on';
      return [
        ...(isLate && !passedOn ? [`ride ${rideId}: the late answer of ${personId} was refused with ${code}`] : []),
        ...(passedOn && !isFormer ? [`ride ${rideId} was kept from its driver`] : []),
      ];
    }),
  ]);

const isRaised = ({ _id, createdAt }: RideView, pricings: readonly Pricing[]): boolean =>
  pricings.some(({ rideId, isAsked, sentAt }) => rideId === _id && !isAsked && sentAt >= Date.parse(createdAt));

/** Whether this began or was the end of somebody's turn, which was over when they answered: rejected, or handed over after their acceptance. */
function hadEnded(
  one: Acknowledgement,
  ride: RideView,
  acknowledged: readonly Acknowledgement[],
  { personId, sentAt }: Pick<RefusedAnswer, 'personId' | 'sentAt'>,
): boolean {
  if (one.personId !== personId || one.rideId !== ride._id) return false;
  if (isRejectionOf(one, ride)) return one.receivedAt < sentAt;
  const isHandedOver = ({ rideId, to, by, sentAt: asked, receivedAt }: Acknowledgement) =>
    rideId === ride._id && to === REQUESTED && by === RIDE_PARTY.RIDER && asked > one.receivedAt && receivedAt < sentAt;
  return one.to === ACCEPTED && acknowledged.some(isHandedOver);
}

/** From an acceptance on a ride has one driver, unless its rider asks the next: then another accepts it, each of them once. */
function strangersSteps(acknowledged: readonly Acknowledgement[], ride: RideView): string[] {
  const taken = acknowledged.filter(
    ({ rideId, by, to }) => rideId === ride._id && by === RIDE_PARTY.DRIVER && to !== RIDE_STATUS.REJECTED,
  );
  const others = taken.filter(({ personId }) => personId !== ride.driver.user._id);
  const former = new Set(others.filter(({ to }) => to === ACCEPTED).map(({ personId }) => personId));
  return others
    .filter(({ to }) => to !== ACCEPTED || former.size > handOvers(ride))
    .map(({ to, personId }) => `ride ${ride._id} became ${to} by ${personId}, who does not have it`);
}

/**
 * Compares two snapshots of one ride: its driver changes while REQUESTED, when the nearest are asked or its rider asked the next, and
 * by asking the next.
 */
export function driverFindings(one: RideView, other: RideView, asksNearest: boolean): string[] {
  if (one.driver._id === other.driver._id || handOvers(one) !== handOvers(other)) return [];
  const begun = [one, other].some(({ rideStatus }) => rideStatus === REQUESTED);
  const goesOn = asksNearest || handOvers(one) > 0;
  return goesOn && begun ? [] : [`ride ${one._id} went from driver ${one.driver._id} to ${other.driver._id}`];
}
