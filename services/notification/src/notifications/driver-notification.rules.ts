import { AVAILABILITY, driverEvents, isLeaving } from '@pothik/contracts/driver';
import {
  CHANGE_WAITS,
  CHANGES_CONFIRMED,
  NOTIFICATION_KIND,
  type NotificationKind,
} from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import type { AddressedNotification } from './new-notification.js';

/** Every event of a driver that notifies somebody. */
export type DriverNotifyingEvent =
  | EventOf<typeof driverEvents.driverRegistered>
  | EventOf<typeof driverEvents.driverStatusChanged>
  | EventOf<typeof driverEvents.availabilityChanged>
  | EventOf<typeof driverEvents.changeWaits>
  | EventOf<typeof driverEvents.changesConfirmed>;

/** The notification of a driver's event: for administrators what waits for their decision, for the driver the rest. */
export function driverNotificationOf(
  event: DriverNotifyingEvent,
  administrators: readonly string[],
): AddressedNotification {
  switch (event.type) {
    case driverEvents.driverRegistered.type:
      return { ...driverNotification(NOTIFICATION_KIND.DRIVER_REGISTERED, event.payload.driver), to: administrators };
    case driverEvents.changeWaits.type:
      return changeNotification(event, administrators);
    case driverEvents.driverStatusChanged.type:
      return driverStatusNotification(event);
    case driverEvents.availabilityChanged.type:
      return availabilityNotification(event);
    case driverEvents.changesConfirmed.type:
      return confirmationNotification(event);
  }
}

const driverNotification = (
  kind: NotificationKind,
  driver: { id: string; userId: string; status: string },
): AddressedNotification => ({
  kind,
  subjectId: driver.id,
  facts: { status: driver.status },
  to: [driver.userId],
});

/** The kind is one that released pages know. */
function changeNotification(
  { payload: { driver } }: EventOf<typeof driverEvents.changeWaits>,
  administrators: readonly string[],
): AddressedNotification {
  const facts = { status: driver.status, change: CHANGE_WAITS };
  return { ...driverNotification(NOTIFICATION_KIND.DRIVER_REGISTERED, driver), facts, to: administrators };
}

function driverStatusNotification({
  payload,
}: EventOf<typeof driverEvents.driverStatusChanged>): AddressedNotification {
  const { driver, from, to, reason } = payload;
  return { ...driverNotification(NOTIFICATION_KIND.DRIVER_STATUS_CHANGED, driver), facts: { from, to, reason } };
}

/** Notifies a driver whom somebody else set OFFLINE, not of their own change, nor of one that a late event took back. */
function availabilityNotification({
  payload,
}: EventOf<typeof driverEvents.availabilityChanged>): AddressedNotification {
  const { driver, to, cause } = payload;
  const notification = driverNotification(NOTIFICATION_KIND.AVAILABILITY_CHANGED, driver);
  const isOwn = cause === 'switched' || (to === AVAILABILITY.ONLINE && isLeaving(cause));
  return { ...notification, facts: { to, cause }, to: isOwn ? [] : notification.to };
}

/** A driver whose change was confirmed may go ONLINE again; the kind is one that released pages know. */
function confirmationNotification({ payload }: EventOf<typeof driverEvents.changesConfirmed>): AddressedNotification {
  const { driver } = payload;
  const facts = { to: driver.availabilityStatus, cause: CHANGES_CONFIRMED };
  return { ...driverNotification(NOTIFICATION_KIND.AVAILABILITY_CHANGED, driver), facts };
}
