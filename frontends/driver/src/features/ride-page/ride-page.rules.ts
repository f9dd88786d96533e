import type { RideStatus } from '@pothik/contracts/ride';

const REQUESTS = '/driver/ride-request';

/** The list that shows rides of a status. */
const LIST_OF: Readonly<Record<RideStatus, string>> = {
  REQUESTED: REQUESTS,
  ACCEPTED: REQUESTS,
  'PICKED UP': REQUESTS,
  'IN TRANSIT': REQUESTS,
  COMPLETED: '/driver/ride-completed',
  REJECTED: '/driver/ride-rejected',
  CANCELLED: '/driver/ride-rejected?status=CANCELLED',
};

/** What the history entry of a ride's page says, for the sidebar: the list of such rides. Undefined: it says so already. */
export function sectionState(status: RideStatus, state: unknown): object | undefined {
  const present = typeof state === 'object' && state !== null ? state : {};
  const section = LIST_OF[status];
  return 'section' in present && present.section === section ? undefined : { ...present, section };
}

/** The list the driver came from, as it was; without one, the list of the ride's status. */
export function wayBack(status: RideStatus, cameFrom: unknown): string {
  const list = typeof cameFrom === 'object' && cameFrom !== null && 'list' in cameFrom ? cameFrom.list : undefined;
  return typeof list === 'string' ? list : LIST_OF[status];
}
