import { isWaiting, type KeptAct, statusAfter } from '@pothik/api-client/in-hand';
import type { RideView } from '@pothik/contracts/ride';

type Kind = KeptAct['act']['kind'];

/** The acts of a ride that wait for a network. */
export const waitingOf = ({ _id }: Pick<RideView, '_id'>, acts: readonly KeptAct[]): KeptAct[] =>
  acts.filter((act) => act.rideId === _id && isWaiting(act));

/** Whether an act of this kind waits. */
export const waitsFor = (kind: Kind, ride: Pick<RideView, '_id'>, acts: readonly KeptAct[]): boolean =>
  waitingOf(ride, acts).some(({ act }) => act.kind === kind);

/** The ride as its driver left it: waiting acts count as done, at the time when they were pressed. */
export function withKeptActs(ride: RideView, acts: readonly KeptAct[]): RideView {
  return waitingOf(ride, acts).reduce(withAct, ride);
}

function withAct(ride: RideView, kept: KeptAct): RideView {
  const at = new Date(kept.pressedAt).toISOString();
  if (kept.act.kind === 'arrived') return { ...ride, arrivedAt: ride.arrivedAt ?? at };
  const from = ride.rideStatus;
  const to = statusAfter(from, [kept]);
  if (to === from) return ride;
  return { ...ride, rideStatus: to, history: [...ride.history, { from, to, by: 'DRIVER', at, reason: '' }] };
}
