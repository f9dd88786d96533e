import { isOpen, RIDE_PARTY, RIDE_STATUS, type RideStatus, type RideView, transitionOf } from '@pothik/contracts/ride';
import type { Acknowledgement, RunRecord, StatedRefusal } from '../../../e2e/support/actors/record.js';
import { isTurn, turnsTold } from './asked.rules.js';

/** One sentence for each fault of a finished run. */
export const runFindings = (run: RunRecord): string[] => [
  ...run.rides.flatMap((ride) => [...completeness(ride, run), ...consent(ride, run), ...ending(ride)]),
  ...run.refused.flatMap((refusal) => truth(refusal, run)),
];

const ending = ({ _id, rideStatus }: RideView): string[] =>
  isOpen(rideStatus) ? [`ride ${_id} could not be ended: it is ${rideStatus}`] : [];

/** The history, with the turns of the nearest, is complete: every acknowledged step of a person once, and no other step of a person. */
function completeness(ride: RideView, { acknowledged }: RunRecord): string[] {
  const { _id, history } = ride;
  const commands = new Map(acknowledged.filter(({ rideId }) => rideId === _id).map((one) => [one.key, one]));
  const commanded = [...commands.values()].map(({ to, by }) => `${to} by ${by}`).sort();
  const stored = history
    .filter(({ by }) => by !== RIDE_PARTY.SYSTEM)
    .map(({ to, by }) => `${to} by ${by}`)
    .concat(turnsTold(ride))
    .sort();
  if (commanded.join() === stored.join()) return [];
  return [`ride ${_id}: acknowledged were ${commanded.join(', ')}; its history has ${stored.join(', ')}`];
}

/** The code is the rider's consent: a ride is picked up with a code its rider saw, for the fare shown beside it. */
function consent({ _id, fare }: RideView, { acknowledged, codes, fares }: RunRecord): string[] {
  const picked = acknowledged.find(({ rideId, to }) => rideId === _id && to === RIDE_STATUS.PICKED_UP);
  const seen = codes.filter((one) => one.rideId === _id && one.code === picked?.typed);
  const agreed = picked === undefined || seen.some((one) => one.fare === fare);
  const asked = fare === null || fares.get(_id)?.includes(fare);
  return [
    ...(agreed ? [] : [`ride ${_id} was picked up for ${fare}, which its rider never agreed to`]),
    ...(asked ? [] : [`ride ${_id} costs ${fare}, which nobody asked for`]),
  ];
}

/** A refusal is true: the ride had that status when the request was sent, and the table has no such transition. */
function truth({ rideId, from, to, sentAt }: StatedRefusal, { rides, acknowledged }: RunRecord): string[] {
  const ride = rides.find(({ _id }) => _id === rideId);
  const at = ride?.history.findIndex((entry) => entry.to === from) ?? -1;
  const ends = acknowledged.filter((one) => ride && !isTurn(one, ride));
  const had = at >= 0 && !hadLeft(rideId, ride?.history[at + 1]?.to, ends, sentAt);
  const allowed =
    to === undefined ? from === RIDE_STATUS.ACCEPTED : transitionOf(from as RideStatus, to as RideStatus) !== undefined;
  return [
    ...(had ? [] : [`ride ${rideId} was said to be ${from} when it was not`]),
    ...(allowed ? [`ride ${rideId} was refused ${to ?? 'its fare'} from ${from}, which is allowed`] : []),
  ];
}

/** Whether the next status was acknowledged to somebody before the request was sent. */
const hadLeft = (rideId: string, next: string | undefined, acknowledged: readonly Acknowledgement[], sentAt: number) =>
  acknowledged.some((one) => one.rideId === rideId && one.to === next && one.receivedAt < sentAt);
