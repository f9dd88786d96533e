import { isOpen, RIDE_PARTY, RIDE_STATUS, type RideStatus, type RideView, transitionOf } from '@pothik/contracts/ride';
import type { Acknowledgement, RunRecord, StatedRefusal } from './record.js';

/** Everything that is wrong with a run that has ended, a sentence each. */
export const runFindings = (run: RunRecord): string[] => [
  ...run.rides.flatMap((ride) => [...completeness(ride, run), ...consent(ride, run), ...ending(ride)]),
  ...run.refused.flatMap((refusal) => truth(refusal, run)),
];

const ending = ({ _id, rideStatus }: RideView): string[] =>
  isOpen(rideStatus) ? [`ride ${_id} could not be ended: it is ${rideStatus}`] : [];

/** The history is complete: every acknowledged step of a person stands in it once, and nothing else that people did. */
function completeness({ _id, history }: RideView, { acknowledged }: RunRecord): string[] {
  const commands = new Map(acknowledged.filter(({ rideId }) => rideId === _id).map((one) => [one.key, one]));
  const told = [...commands.values()].map(({ to, by }) => `${to} by ${by}`).sort();
  const kept = history
    .filter(({ by }) => by !== RIDE_PARTY.SYSTEM)
    .map(({ to, by }) => `${to} by ${by}`)
    .sort();
  if (told.join() === kept.join()) return [];
  return [`ride ${_id}: acknowledged were ${told.join(', ')}; its history keeps ${kept.join(', ')}`];
}

/** The rider's code is their consent: a ride is picked up with a code its rider saw, for the fare that stood beside it. */
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

/** A refusal tells the truth: the ride had that status when it was asked, and the table knows no such edge from there. */
function truth({ rideId, from, to, sentAt }: StatedRefusal, { rides, acknowledged }: RunRecord): string[] {
  const ride = rides.find(({ _id }) => _id === rideId);
  const at = ride?.history.findIndex((entry) => entry.to === from) ?? -1;
  const had = at >= 0 && !hadLeft(rideId, ride?.history[at + 1]?.to, acknowledged, sentAt);
  const allowed =
    to === undefined ? from === RIDE_STATUS.ACCEPTED : transitionOf(from as RideStatus, to as RideStatus) !== undefined;
  return [
    ...(had ? [] : [`ride ${rideId} was said to be ${from} when it was not`]),
    ...(allowed ? [`ride ${rideId} was refused ${to ?? 'its fare'} from ${from}, which is allowed`] : []),
  ];
}

/** Whether somebody had been told of the next status already. */
const hadLeft = (rideId: string, next: string | undefined, acknowledged: readonly Acknowledgement[], sentAt: number) =>
  acknowledged.some((one) => one.rideId === rideId && one.to === next && one.receivedAt < sentAt);
