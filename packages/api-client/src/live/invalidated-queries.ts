import type { InvalidationTopic } from '@pothik/contracts/notification';
import { QUERY, QUERY_KEY } from '../cache/query-client';

/** Which cached queries an invalidation makes stale, pushed with a notification or without, by their first key elements. */
export const INVALIDATED_QUERIES: Readonly<Record<InvalidationTopic, readonly (readonly string[])[]>> = {
  ride: [[QUERY.CurrentRide], [QUERY.RideRequest], [QUERY.Driver]],
  driver: [[QUERY.Driver]],
  person: [[QUERY.User]],
  notifications: [QUERY_KEY.feed],
  'free-drivers': [QUERY_KEY.freeDrivers],
  rides: [
    [QUERY.RideRequest, 'list'],
    [QUERY.RideRequest, 'open-rides'],
    [QUERY.RideRequest, 'everybody'],
    [QUERY.RideRequest, 'count'],
    // A driver's row says that he is on a ride.
    [QUERY.Driver, 'list'],
    [QUERY.Driver, 'one'],
  ],
  drivers: [
    [QUERY.Driver, 'list'],
    [QUERY.Driver, 'counts'],
    [QUERY.Driver, 'one'],
  ],
  people: [[QUERY.User, 'list']],
  incidents: [
    [QUERY.RideRequest, 'incidents'],
    [QUERY.RideRequest, 'audit-log'],
  ],
};
