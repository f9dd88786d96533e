import { isOpen, RIDE_PARTY, RIDE_STATUS, type RideStatus, type RideView, transitionOf } from '@pothik/contracts/ride';
import type { Acknowledgement, RunRecord, StatedRefusal } from '../../../e2e/support/actors/record.js';
import { isTurn, turnsTold } from './asked.rules.js';
import { areOfBlocks, type BlockChange } from './block.rules.js';

/** One sentence for each fault of a finished run. */
export const runFindings = (run: RunRecord, blocks: readonly BlockChange[] = []): string[] => [
  ...run.rides.flatMap((ride) => [...completeness(ride, run, blocks), ...consent(ride, run), ...ending(ride)]),
  ...run.refused.flatMap((refusal) => truth(refusal, run)),
];

const ending = ({ _id, rideStatus }: RideView): string[] =>
  isOpen(rideStatus) ? [`ride ${_id} could not be ended: it is ${rideStatus}`] : [];

/**
 * The history, with the turns of the nearest, is complete: every acknowledged step of a person once, and no other step of a person,
 * except the rejections of drivers who blocked the rider.
 */
function completeness(ride: RideView, { acknowledged }: RunRecord, blocks: readonly BlockChange[]): string[] {
  const { _id, history } = ride;
  const commands = new Map(acknowledged.filter(({ rideId }) => rideId === _id).map((one) => [one.key, one]));
  const commanded = [...commands.values()].map(({ to, by }) => `${to} by ${by}`).sort();
  const stored = history
    .filter(({ by }) => by !== RIDE_PARTY.SYSTEM)
    .map(({ to, by }) => `${to} by ${by}`)
    .concat(turnsTold(ride))
    .sort();
  const others = without(stored, commanded);
  if (without(commanded, stored).length === 0 && areOfBlocks(others, ride, blocks)) return [];
  return [`ride ${_id}: acknowledged were ${commanded.join(', ')}; its history has ${stored.join(', ')}`];
}

/** A list without each of some steps, once for each time it is named. */
function without(steps: readonly string[], named: readonly string[]): string[] {
  const left = [...steps];
  for (const step of named) if (left.includes(step)) left.splice(left.indexOf(step), 1);
  return left;
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
  const ends = acknowledged.filter((one) => ride && one.rideId === rideId && !isTurn(one, ride));
  const had = ride?.history.some((entry, at) => entry.to === from && !hadLeft(ride, at + 1, ends, sentAt)) ?? false;
  const edge = to === undefined ? undefined : transitionOf(from as RideStatus, to as RideStatus);
  // No status is set to ask the next: that has a call of its own.
  const isOfTable = edge !== undefined && edge.through !== 'ask-next';
  const allowed = to === undefined ? from === RIDE_STATUS.ACCEPTED : isOfTable;
  return [
    ...(had ? [] : [`ride ${rideId} was said to be ${from} when it was not`]),
    ...(allowed ? [`ride ${rideId} was refused ${to ?? 'its fare'} from ${from}, which is allowed`] : []),
  ];
}

/** Whether this step of the history was acknowledged to somebody before the request was sent: a ride may reach a status again. */
function hadLeft({ history }: RideView, step: number, acknowledged: readonly Acknowledgement[], sentAt: number) {
  const next = history[step]?.to;
  const times = history.slice(0, step + 1).filter(({ to }) => to === next).length;
  const before = acknowledged.filter(({ to, receivedAt }) => to === next && receivedAt < sentAt);
  return next !== undefined && new Set(before.map(({ key }) => key)).size >= times;
}
