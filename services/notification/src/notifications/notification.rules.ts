import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import {
  DRIVER_ARRIVED,
  MOVING_AWAY,
  NOTIFICATION_KIND,
  NOTIFICATION_LIMITS,
  type NotificationKind,
  PASSED_ON,
} from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { type DriverNotifyingEvent, driverNotificationOf } from './driver-notification.rules.js';
import type { AddressedNotification, NewNotification } from './new-notification.js';

type RideNotificationEvent = EventOf<typeof rideEvents.fareSet>;
type Incident = EventOf<typeof rideEvents.sosRaised>['payload']['incident'];

/** Every event that notifies somebody. */
export type NotifyingEvent =
  | EventOf<typeof authEvents.roleChanged>
  | DriverNotifyingEvent
  | EventOf<typeof rideEvents.rideRequested>
  | EventOf<typeof rideEvents.driverAsked>
  | EventOf<typeof rideEvents.statusChanged>
  | EventOf<typeof rideEvents.fareSet>
  | EventOf<typeof rideEvents.driverArrived>
  | EventOf<typeof rideEvents.approachChanged>
  | EventOf<typeof rideEvents.startCodeRenewed>
  | EventOf<typeof rideEvents.rideOverdue>
  | EventOf<typeof rideEvents.sosRaised>
  | EventOf<typeof rideEvents.sosAcknowledged>
  | EventOf<typeof rideEvents.sosAlarmedAgain>
  | EventOf<typeof rideEvents.sosResolved>;

/** Older events cause no notification and no mail, such as those of a month of seeded rides. */
export const isNotifying = (event: { occurredAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(event.occurredAt) <= NOTIFICATION_LIMITS.notificationMaximumAgeMs;

/**
 * Whether no later notification than the newest stored one can have expired. They expire 30 days after their event, and a
 * later one is of an event at most a day older: far from its expiry the newest stored one is the newest ever.
 */
export const isNewestEver = (newest: { at: Date }, now: Date): boolean =>
  now.getTime() - newest.at.getTime() < NOTIFICATION_LIMITS.storedMs - 2 * NOTIFICATION_LIMITS.notificationMaximumAgeMs;

const FOR_ADMINISTRATORS: ReadonlySet<string> = new Set([
  driverEvents.driverRegistered.type,
  driverEvents.changeWaits.type,
  rideEvents.rideOverdue.type,
  rideEvents.sosRaised.type,
  rideEvents.sosAcknowledged.type,
  rideEvents.sosAlarmedAgain.type,
  rideEvents.sosResolved.type,
]);

/** Whether administrators are notified: only then are they read. */
export const concernsAdministrators = ({ type }: Pick<NotifyingEvent, 'type'>): boolean => FOR_ADMINISTRATORS.has(type);

/** The notifications of an event, one per person. */
export function notificationsOf(event: NotifyingEvent, administrators: readonly string[]): NewNotification[] {
  const addressed =
    event.type === rideEvents.driverAsked.type
      ? passedOnNotifications(event)
      : [addressedNotificationOf(event, administrators)];
  return addressed.flatMap(({ kind, subjectId, facts, to }) =>
    [...new Set(to)].map((personId) => ({ personId, kind, subjectId, facts })),
  );
}

type DriverAsked = EventOf<typeof rideEvents.driverAsked>;

/**
 * The next driver has a request like any other; the rider, and a former driver who did not reject it himself, are told where it went.
 * A rider who asked the next himself knows it.
 */
function passedOnNotifications(event: DriverAsked): AddressedNotification[] {
  const { ride, former } = event.payload;
  const to = [
    ...(former.outcome === 'MOVED_AWAY' ? [] : [ride.riderId]),
    ...(former.outcome === 'REJECTED' ? [] : [former.driverUserId]),
  ];
  const passedOn = rideNotification(NOTIFICATION_KIND.RIDE_STATUS_CHANGED, event, to);
  const left =
    former.outcome === 'MOVED_AWAY' ? { from: 'ACCEPTED', by: 'RIDER' } : { from: ride.status, by: 'SYSTEM' };
  const facts = { ...left, to: PASSED_ON, outcome: former.outcome };
  return [
    rideNotification(NOTIFICATION_KIND.RIDE_REQUESTED, event, [ride.driverUserId]),
    { ...passedOn, facts: { ...passedOn.facts, ...facts } },
  ];
}

function addressedNotificationOf(
  event: Exclude<NotifyingEvent, DriverAsked>,
  administrators: readonly string[],
): AddressedNotification {
  switch (event.type) {
    case authEvents.roleChanged.type:
      return roleNotification(event);
    case driverEvents.driverRegistered.type:
    case driverEvents.changeWaits.type:
    case driverEvents.driverStatusChanged.type:
    case driverEvents.availabilityChanged.type:
    case driverEvents.changesConfirmed.type:
      return driverNotificationOf(event, administrators);
    case rideEvents.rideRequested.type:
      return rideNotification(NOTIFICATION_KIND.RIDE_REQUESTED, event, [event.payload.ride.driverUserId]);
    case rideEvents.statusChanged.type:
      return rideStatusNotification(event);
    case rideEvents.fareSet.type:
      return rideNotification(NOTIFICATION_KIND.FARE_SET, event, [event.payload.ride.riderId]);
    case rideEvents.driverArrived.type:
      return arrivalNotification(event);
    case rideEvents.approachChanged.type:
      return approachNotification(event);
    case rideEvents.startCodeRenewed.type:
      // The driver too, without the code: the locked input fields can be used again.
      return rideNotification(NOTIFICATION_KIND.START_CODE_RENEWED, event, [
        event.payload.ride.riderId,
        event.payload.ride.driverUserId,
      ]);
    case rideEvents.rideOverdue.type:
      return rideNotification(NOTIFICATION_KIND.RIDE_OVERDUE, event, administrators);
    case rideEvents.sosRaised.type:
      return sosNotification(NOTIFICATION_KIND.SOS_RAISED, event.payload.incident, administrators);
    case rideEvents.sosAcknowledged.type:
      return sosNotification(NOTIFICATION_KIND.SOS_ACKNOWLEDGED, event.payload.incident, [
        ...administrators,
        ...raiserOf(event.payload.incident),
      ]);
    case rideEvents.sosAlarmedAgain.type:
      return sosNotification(NOTIFICATION_KIND.SOS_ALARMED_AGAIN, event.payload.incident, administrators);
    case rideEvents.sosResolved.type:
      return sosNotification(NOTIFICATION_KIND.SOS_RESOLVED, event.payload.incident, [
        ...administrators,
        ...raiserOf(event.payload.incident),
      ]);
  }
}

const roleNotification = ({
  payload: { account, from, to },
}: EventOf<typeof authEvents.roleChanged>): AddressedNotification => ({
  kind: NOTIFICATION_KIND.ROLE_CHANGED,
  subjectId: account.id,
  facts: { from, to },
  to: [account.id],
});

const rideNotification = (
  kind: NotificationKind,
  { payload: { ride } }: RideNotificationEvent | RideSnapshotEvent,
  to: readonly string[],
): AddressedNotification => ({
  kind,
  subjectId: ride.id,
  facts: {
    status: ride.status,
    fare: ride.fare,
    driverId: ride.driverId,
    pickupLocation: ride.pickupLocation,
    dropLocation: ride.dropLocation,
  },
  to,
});
type RideSnapshotEvent = { payload: { ride: RideNotificationEvent['payload']['ride'] } };

/** Notifies the party that did not take the step; both of steps of the system and of administrators. */
function rideStatusNotification(event: EventOf<typeof rideEvents.statusChanged>): AddressedNotification {
  const { ride, from, to, by, reason, cause } = event.payload;
  const notification = rideNotification(NOTIFICATION_KIND.RIDE_STATUS_CHANGED, event, othersThan(by, cause, ride));
  return { ...notification, facts: { ...notification.facts, from, to, by, reason, cause } };
}

function arrivalNotification(event: EventOf<typeof rideEvents.driverArrived>): AddressedNotification {
  const { ride } = event.payload;
  const notification = rideNotification(NOTIFICATION_KIND.RIDE_STATUS_CHANGED, event, [ride.riderId]);
  return { ...notification, facts: { ...notification.facts, from: ride.status, to: DRIVER_ARRIVED, by: 'DRIVER' } };
}

/** A rider is told that the driver moves away; that he has turned back their page shows by itself. */
function approachNotification(event: EventOf<typeof rideEvents.approachChanged>): AddressedNotification {
  const { ride, movingAway } = event.payload;
  const to = movingAway ? [ride.riderId] : [];
  const notification = rideNotification(NOTIFICATION_KIND.RIDE_STATUS_CHANGED, event, to);
  return { ...notification, facts: { ...notification.facts, from: ride.status, to: MOVING_AWAY, by: 'SYSTEM' } };
}

function othersThan(
  by: string,
  cause: string,
  { riderId, driverUserId, acceptedAt }: RideNotificationEvent['payload']['ride'],
): string[] {
  if (by === 'RIDER') return [driverUserId];
  // Whoever had the ride is told of its rider's act; a search that ended without anybody concerns the rider alone.
  if (cause === 'nobody-next') return acceptedAt === null ? [riderId] : [driverUserId];
  // A driver who took another ride needs no notification.
  if (by === 'DRIVER' || cause === 'took-another-ride') return [riderId];
  return [riderId, driverUserId];
}

const sosNotification = (kind: NotificationKind, incident: Incident, to: readonly string[]): AddressedNotification => ({
  kind,
  subjectId: incident.id,
  facts: { rideId: incident.rideId, raisedBy: incident.raisedBy, status: incident.status },
  to,
});

/** Only who raised an SOS is notified: the other party may be the danger. */
export function raiserOf({ raisedBy, riderId, driverUserId }: Incident): string[] {
  if (raisedBy === 'RIDER') return [riderId];
  return raisedBy === 'DRIVER' ? [driverUserId] : [];
}
