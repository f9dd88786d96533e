import { RIDE_STATUS, type RideStatus, type RideView } from '@pothik/contracts/ride';
import type { RunRecord } from '../../../e2e/support/actors/record.js';
import { overlaps, type Stretch } from '../../traffic/checks/rides.rules.js';

const ENDS: readonly RideStatus[] = [RIDE_STATUS.COMPLETED, RIDE_STATUS.CANCELLED, RIDE_STATUS.REJECTED];

/**
 * One engaged ride per driver and one open ride per rider. A ride is certainly held from the acknowledgement until its
 * end is written; the time between that write and its answer is not checked.
 */
export const holdingFindings = ({ rides, acknowledged }: RunRecord): string[] => {
  const since = (ride: RideView, status: RideStatus) =>
    Math.min(
      ...acknowledged.filter(({ rideId, to }) => rideId === ride._id && to === status).map((one) => one.receivedAt),
    );
  const held = (ride: RideView, who: string, begins: RideStatus): Stretch => ({
    who,
    rideId: ride._id,
    from: since(ride, begins),
    until: endOf(ride),
  });
  return [
    ...overlaps(rides.map((ride) => held(ride, `driver ${ride.driver._id}`, RIDE_STATUS.ACCEPTED)).filter(isSure)),
    ...overlaps(rides.map((ride) => held(ride, `rider ${ride.user._id}`, RIDE_STATUS.REQUESTED)).filter(isSure)),
  ];
};

const isSure = ({ from, until }: Stretch): boolean => from < until;

function endOf({ history }: RideView): number {
  const end = history.find(({ to }) => ENDS.includes(to));
  return end ? Date.parse(end.at) : Number.POSITIVE_INFINITY;
}
