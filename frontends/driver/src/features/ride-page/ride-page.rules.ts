import type { RideStatus } from '@pothik/contracts/ride';

const REQUESTS = '/driver/ride-request';

/** The list in which a ride of a status stands. */
const LIST_OF: Readonly<Record<RideStatus, string>> = {
  REQUESTED: REQUESTS,
  ACCEPTED: REQUESTS,
  'PICKED UP': REQUESTS,
  'IN TRANSIT': REQUESTS,
  COMPLETED: '/driver/ride-completed',
  REJECTED: '/driver/ride-rejected',
  CANCELLED: '/driver/ride-rejected?status=CANCELLED',
};

/** The way back leads to the list one came from, as it was; without one, to the list such rides stand in. */
export function wayBack(status: RideStatus, cameFrom: unknown): string {
  const list = typeof cameFrom === 'object' && cameFrom !== null && 'list' in cameFrom ? cameFrom.list : undefined;
  return typeof list === 'string' ? list : LIST_OF[status];
}
