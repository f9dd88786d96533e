import type { RideStatus } from '@pothik/contracts/ride';

export { isFarAway, kilometresOf, minutesOfWay, rangeText, wayOf } from './estimate/estimate.rules';

const PROGRESS: Readonly<Record<RideStatus, number>> = {
  REQUESTED: 0,
  ACCEPTED: 0.08,
  'PICKED UP': 0.25,
  'IN TRANSIT': 0.55,
  COMPLETED: 1,
  REJECTED: 0,
  CANCELLED: 0,
};

/** How far along its route a ride of a status is drawn, 0 to 1. */
export const progressAt = (status: RideStatus): number => PROGRESS[status];

/** What everybody in danger in Bangladesh may call. */
export const EMERGENCY_NUMBER = '999';
