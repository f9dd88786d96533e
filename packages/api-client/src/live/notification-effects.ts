import type { ChangeTopic, NotificationKind } from '@pothik/contracts/notification';
import { QUERY, QUERY_KEY, type QueryGroup } from '../cache/query-client';

/** Which cached groups a notification invalidates. SOS incidents belong to the RideRequest group. */
export const NOTIFICATION_EFFECTS: Readonly<Record<NotificationKind, readonly QueryGroup[]>> = {
  'ride-requested': [QUERY.RideRequest, QUERY.CurrentRide],
  'ride-status-changed': [QUERY.CurrentRide, QUERY.RideRequest, QUERY.Driver],
  'ride-overdue': [QUERY.RideRequest, QUERY.CurrentRide],
  'fare-set': [QUERY.CurrentRide, QUERY.RideRequest],
  'start-code-renewed': [QUERY.CurrentRide, QUERY.RideRequest],
  'driver-registered': [QUERY.Driver, QUERY.User],
  'driver-status-changed': [QUERY.Driver, QUERY.RideRequest],
  'availability-changed': [QUERY.Driver],
  'role-changed': [QUERY.User, QUERY.Driver],
  'sos-raised': [QUERY.RideRequest, QUERY.CurrentRide],
  'sos-acknowledged': [QUERY.RideRequest, QUERY.CurrentRide],
  'sos-alarmed-again': [QUERY.RideRequest],
  'sos-resolved': [QUERY.RideRequest, QUERY.CurrentRide],
};

/** Whether this release knows the kind of an entry; of what a newer server adds, it says nothing. */
export const isKnownNotification = ({ kind }: { kind: string }): boolean => Object.hasOwn(NOTIFICATION_EFFECTS, kind);

/** Which cached queries a change without a notification invalidates, by their first key elements. */
export const CHANGE_EFFECTS: Readonly<Record<ChangeTopic, readonly (readonly string[])[]>> = {
  ride: [[QUERY.CurrentRide], [QUERY.RideRequest], [QUERY.Driver]],
  driver: [[QUERY.Driver]],
  person: [[QUERY.User]],
  notifications: [QUERY_KEY.feed],
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
