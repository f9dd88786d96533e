import { type RideStatus, type RideView, reachedAt } from '@pothik/contracts/ride';

const WAY: readonly RideStatus[] = ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'];

export interface RideStep {
  status: RideStatus;
  state: 'done' | 'now' | 'next' | 'failed';
}

/** The five steps of a ride; a ride that ended early shows the steps it reached, and then its end. */
export function stepsOf(ride: Pick<RideView, 'rideStatus' | 'history'>): RideStep[] {
  const { rideStatus } = ride;
  if (rideStatus === 'CANCELLED' || rideStatus === 'REJECTED') {
    const reached = WAY.filter((status) => reachedAt(ride, status) !== undefined);
    return [...reached.map((status): RideStep => ({ status, state: 'done' })), { status: rideStatus, state: 'failed' }];
  }
  const present = WAY.indexOf(rideStatus);
  return WAY.map((status, position) => ({ status, state: stateAt(position, present) }));
}

function stateAt(position: number, present: number): RideStep['state'] {
  const isEnd = present === WAY.length - 1;
  if (position < present || (isEnd && position === present)) return 'done';
  return position === present ? 'now' : 'next';
}
