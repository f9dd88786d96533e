import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import { FEED, FEED_KIND, type Notification, type NotificationKind } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';

type RideNotificationEvent = EventOf<typeof rideEvents.fareSet>;
type Incident = EventOf<typeof rideEvents.sosRaised>['payload']['incident'];

/** Every event that is notification to somebody. */
export type NotifyingEvent =
  | EventOf<typeof authEvents.roleChanged>
  | EventOf<typeof driverEvents.driverRegistered>
  | EventOf<typeof driverEvents.driverStatusChanged>
  | EventOf<typeof driverEvents.availabilityChanged>
  | EventOf<typeof rideEvents.rideRequested>
  | EventOf<typeof rideEvents.statusChanged>
  | EventOf<typeof rideEvents.fareSet>
  | EventOf<typeof rideEvents.startCodeRenewed>
  | EventOf<typeof rideEvents.rideOverdue>
  | EventOf<typeof rideEvents.sosRaised>
  | EventOf<typeof rideEvents.sosAcknowledged>
  | EventOf<typeof rideEvents.sosResolved>;

/** What one person is told. */
export interface NewNotification {
  personId: string;
  kind: NotificationKind;
  subjectId: string;
  facts: Notification['facts'];
}

/** An event older than a day makes no entry and no mail: a month of seeded rides is no notification. */
export const isNotifying = (event: { occurredAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(event.occurredAt) <= FEED.notificationMaximumAgeMs;

/**
 * Whether nothing after a person's newest entry can have come and gone. Entries go 30 days after their event, and an entry
 * appended later is of an event at most a day older: while this one has days to stay, a later one would be here.
 */
export const isNewestEver = (newest: { at: Date }, now: Date): boolean =>
  now.getTime() - newest.at.getTime() < FEED.keptMs - 2 * FEED.notificationMaximumAgeMs;

const FOR_ADMINISTRATORS: ReadonlySet<string> = new Set([
  driverEvents.driverRegistered.type,
  rideEvents.rideOverdue.type,
  rideEvents.sosRaised.type,
  rideEvents.sosAcknowledged.type,
  rideEvents.sosResolved.type,
]);

/** Whether an event is told to administrators: only then must they be known. */
export const concernsAdministrators = ({ type }: Pick<NotifyingEvent, 'type'>): boolean => FOR_ADMINISTRATORS.has(type);

/** Who is told of an event, and what. */
export function notificationsOf(event: NotifyingEvent, administrators: readonly string[]): NewNotification[] {
  const { kind, subjectId, facts, to } = tellingOf(event, administrators);
  return [...new Set(to)].map((personId) => ({ personId, kind, subjectId, facts }));
}

type Telling = Omit<NewNotification, 'personId'> & { to: readonly string[] };

function tellingOf(event: NotifyingEvent, administrators: readonly string[]): Telling {
  switch (event.type) {
    case authEvents.roleChanged.type:
      return roleNotification(event);
    case driverEvents.driverRegistered.type:
      return { ...driverNotification(FEED_KIND.DRIVER_REGISTERED, event.payload.driver), to: administrators };
    case driverEvents.driverStatusChanged.type:
      return driverStatusNotification(event);
    case driverEvents.availabilityChanged.type:
      return availabilityNotification(event);
    case rideEvents.rideRequested.type:
      return rideNotification(FEED_KIND.RIDE_REQUESTED, event, [event.payload.ride.driverUserId]);
    case rideEvents.statusChanged.type:
      return rideStatusNotification(event);
    case rideEvents.fareSet.type:
      return rideNotification(FEED_KIND.FARE_SET, event, [event.payload.ride.riderId]);
    case rideEvents.startCodeRenewed.type:
      // The driver, without the code: the boxes that were locked can be filled again.
      return rideNotification(FEED_KIND.START_CODE_RENEWED, event, [
        event.payload.ride.riderId,
        event.payload.ride.driverUserId,
      ]);
    case rideEvents.rideOverdue.type:
      return rideNotification(FEED_KIND.RIDE_OVERDUE, event, administrators);
    case rideEvents.sosRaised.type:
      return sosNotification(FEED_KIND.SOS_RAISED, event.payload.incident, administrators);
    case rideEvents.sosAcknowledged.type:
      return sosNotification(FEED_KIND.SOS_ACKNOWLEDGED, event.payload.incident, [
        ...administrators,
        ...raiserOf(event.payload.incident),
      ]);
    case rideEvents.sosResolved.type:
      return sosNotification(FEED_KIND.SOS_RESOLVED, event.payload.incident, [
        ...administrators,
        ...raiserOf(event.payload.incident),
      ]);
  }
}

/** A role change concerns the person themselves. */
const roleNotification = ({ payload: { account, from, to } }: EventOf<typeof authEvents.roleChanged>): Telling => ({
  kind: FEED_KIND.ROLE_CHANGED,
  subjectId: account.id,
  facts: { from, to },
  to: [account.id],
});

const driverNotification = (
  kind: NotificationKind,
  driver: { id: string; userId: string; status: string },
): Telling => ({
  kind,
  subjectId: driver.id,
  facts: { status: driver.status },
  to: [driver.userId],
});

/** A driver is told what became of their profile, and why. */
function driverStatusNotification({ payload }: EventOf<typeof driverEvents.driverStatusChanged>): Telling {
  const { driver, from, to, reason } = payload;
  return { ...driverNotification(FEED_KIND.DRIVER_STATUS_CHANGED, driver), facts: { from, to, reason } };
}

/** A driver is told when somebody else set them OFFLINE; their own switch is no notification to them. */
function availabilityNotification({ payload }: EventOf<typeof driverEvents.availabilityChanged>): Telling {
  const { driver, to, cause } = payload;
  const notification = driverNotification(FEED_KIND.AVAILABILITY_CHANGED, driver);
  return { ...notification, facts: { to, cause }, to: cause === 'switched' ? [] : notification.to };
}

const rideNotification = (
  kind: NotificationKind,
  { payload: { ride } }: RideNotificationEvent | RideSnapshotEvent,
  to: readonly string[],
): Telling => ({
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

/** A ride's step is told to the party that did not take it; steps of the system and of administrators to both. */
function rideStatusNotification(event: EventOf<typeof rideEvents.statusChanged>): Telling {
  const { ride, from, to, by, reason, cause } = event.payload;
  const notification = rideNotification(FEED_KIND.RIDE_STATUS_CHANGED, event, othersThan(by, cause, ride));
  return { ...notification, facts: { ...notification.facts, from, to, by, reason, cause } };
}

function othersThan(
  by: string,
  cause: string,
  { riderId, driverUserId }: RideNotificationEvent['payload']['ride'],
): string[] {
  if (by === 'RIDER') return [driverUserId];
  // The driver took another ride: they know.
  if (by === 'DRIVER' || cause === 'took-another-ride') return [riderId];
  return [riderId, driverUserId];
}

const sosNotification = (kind: NotificationKind, incident: Incident, to: readonly string[]): Telling => ({
  kind,
  subjectId: incident.id,
  facts: { rideId: incident.rideId, raisedBy: incident.raisedBy, status: incident.status },
  to,
});

/** Only who raised an SOS hears of its course: the other party may be who they need help against. */
function raiserOf({ raisedBy, riderId, driverUserId }: Incident): string[] {
  if (raisedBy === 'RIDER') return [riderId];
  return raisedBy === 'DRIVER' ? [driverUserId] : [];
}
