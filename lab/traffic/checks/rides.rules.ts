import type { RideView } from '@pothik/contracts/ride';
import { RIDE_STEPS } from '../rides/ride-steps.table.js';
import type { RideUnderWay } from '../rides/ride-under-way.js';
import type { Evidence } from './evidence.js';

/** The history of a ride after these acknowledged steps. */
const historyAfter = (steps: readonly string[]): string[] =>
  RIDE_STEPS.filter(({ name }) => steps.includes(name)).flatMap(({ reaches }) => (reaches ? [reaches] : []));

/** Every acknowledged step is in its ride's history once and in order, and every ride was booked by the load. */
export function rideFindings({ driven, riders }: Evidence): string[] {
  const seen = new Map(riders.flatMap(({ rides }) => rides).map((ride) => [ride._id, ride]));
  const known = new Set(driven.map(({ rideId }) => rideId));
  const unknown = [...seen.keys()].filter((id) => !known.has(id)).map((id) => `ride ${id} was never acknowledged`);
  return [...unknown, ...driven.filter(({ abandoned }) => !abandoned).flatMap((ride) => oneRide(ride, seen))];
}

function oneRide({ rideId, fare, acknowledged }: RideUnderWay, seen: ReadonlyMap<string, RideView>): string[] {
  const ride = seen.get(rideId);
  if (ride === undefined) return [`ride ${rideId} was acknowledged and is lost`];
  const expected = historyAfter(acknowledged.map(({ step }) => step));
  const found = ride.history.map(({ to }) => to);
  return [
    ...(found.join() === expected.join()
      ? []
      : [`ride ${rideId} went ${found.join(', ')}, not ${expected.join(', ')}`]),
    ...(ride.rideStatus === expected.at(-1) ? [] : [`ride ${rideId} is ${ride.rideStatus}, not ${expected.at(-1)}`]),
    ...(ride.fare === fare ? [] : [`ride ${rideId} costs ${ride.fare}, not ${fare}`]),
  ];
}

/** The time in which somebody held a ride. Milliseconds since the epoch. */
export interface Stretch {
  who: string;
  rideId: string;
  from: number;
  until: number;
}

/** From the histories: one engaged ride per driver and one open ride per rider, at any time. */
export function overlapFindings({ riders }: Evidence): string[] {
  const rides = riders.flatMap(({ rides: own }) => own);
  return [
    ...overlaps(rides.flatMap((ride) => stretchOf(ride, `driver ${ride.driver._id}`, 'ACCEPTED'))),
    ...overlaps(rides.flatMap((ride) => stretchOf(ride, `rider ${ride.user._id}`, 'REQUESTED'))),
  ];
}

function stretchOf({ _id, history }: RideView, who: string, begins: string): Stretch[] {
  const from = history.find(({ to }) => to === begins)?.at;
  const until = history.find(({ to }) => ['COMPLETED', 'CANCELLED', 'REJECTED'].includes(to))?.at;
  if (from === undefined) return [];
  return [{ who, rideId: _id, from: Date.parse(from), until: until ? Date.parse(until) : Number.POSITIVE_INFINITY }];
}

/** One sentence for each person who held two rides at the same time. */
export function overlaps(stretches: readonly Stretch[]): string[] {
  const inOrder = [...stretches].sort((left, right) => left.who.localeCompare(right.who) || left.from - right.from);
  return inOrder.flatMap((stretch, index) => {
    const next = inOrder[index + 1];
    if (next?.who !== stretch.who || next.from >= stretch.until) return [];
    return [`${stretch.who} had ${stretch.rideId} and ${next.rideId} at the same time`];
  });
}
