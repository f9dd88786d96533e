import { ASKED_OUTCOME, RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';
import type { Acknowledgement, RunRecord } from '../../../e2e/support/actors/record.js';

/** Whether this is the rejection of a driver who was asked before the ride's last one: it ended his turn, not the ride. */
export const isTurn = ({ rideId, to, by, personId }: Acknowledgement, ride: RideView): boolean =>
  rideId === ride._id && to === RIDE_STATUS.REJECTED && by === RIDE_PARTY.DRIVER && personId !== ride.driver.user._id;

/** The rejections that a ride tells beside its history, as the history would tell them. */
export const turnsTold = ({ asking }: RideView): string[] =>
  (asking?.asked ?? [])
    .filter(({ outcome }) => outcome === ASKED_OUTCOME.REJECTED)
    .map(() => `${RIDE_STATUS.REJECTED} by ${RIDE_PARTY.DRIVER}`);

/** One sentence for each fault in how the nearest were asked: who was asked before is refused with ride/passed-on, and nobody else is. */
export const askedFindings = ({ rides, acknowledged, refusedAnswers }: RunRecord): string[] =>
  rides.flatMap((ride) => [
    ...acknowledged.flatMap((one) => strangersStep(one, ride)),
    ...refusedAnswers.flatMap(({ rideId, personId, code, sentAt }) => {
      if (rideId !== ride._id) return [];
      const isLate = acknowledged.some((one) => {
        return isTurn(one, ride) && one.personId === personId && one.receivedAt < sentAt;
      });
      const passedOn = code === 'ride/passed-on';
      return [
        ...(isLate && !passedOn ? [`ride ${rideId}: the late answer of ${personId} was refused with ${code}`] : []),
        ...(passedOn && personId === ride.driver.user._id ? [`ride ${rideId} was kept from its driver`] : []),
      ];
    }),
  ]);

/** From the acceptance on a ride has one driver. */
function strangersStep({ rideId, to, by, personId }: Acknowledgement, ride: RideView): string[] {
  if (rideId !== ride._id || by !== RIDE_PARTY.DRIVER || to === RIDE_STATUS.REJECTED) return [];
  return personId === ride.driver.user._id ? [] : [`ride ${rideId} became ${to} by ${personId}, who does not have it`];
}

/** Compares two snapshots of one ride: its driver changes only while REQUESTED, and only when the nearest are asked. */
export function driverFindings(one: RideView, other: RideView, asksNearest: boolean): string[] {
  if (one.driver._id === other.driver._id) return [];
  const begun = [one, other].some(({ rideStatus }) => rideStatus === RIDE_STATUS.REQUESTED);
  return asksNearest && begun ? [] : [`ride ${one._id} went from driver ${one.driver._id} to ${other.driver._id}`];
}
