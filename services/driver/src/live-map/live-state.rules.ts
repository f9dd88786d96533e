import type { LiveState } from '@pothik/contracts/driver';
import type { RideStatus } from '@pothik/contracts/ride';

interface OpenRide {
  id: string;
  status: RideStatus;
}

const STATE_BY_STATUS: Partial<Readonly<Record<RideStatus, LiveState>>> = {
  REQUESTED: 'ASKED',
  ACCEPTED: 'COMING',
  'PICKED UP': 'ON_RIDE',
  'IN TRANSIT': 'ON_RIDE',
};

/** What a driver does, by their open rides: a ride they are on counts before one they are asked for. */
export function liveStateOf(rides: readonly OpenRide[]): { state: LiveState; ride?: string } {
  const open = rides.filter(({ status }) => STATE_BY_STATUS[status] !== undefined);
  const ride = open.find(({ status }) => status !== 'REQUESTED') ?? open[0];
  const state = ride && STATE_BY_STATUS[ride.status];
  return ride && state ? { state, ride: ride.id } : { state: 'FREE' };
}

/** Rides by their driver. */
export function byDriver<R extends { driverId: string }>(rides: readonly R[]): ReadonlyMap<string, R[]> {
  const grouped = new Map<string, R[]>();
  for (const ride of rides) grouped.set(ride.driverId, [...(grouped.get(ride.driverId) ?? []), ride]);
  return grouped;
}
