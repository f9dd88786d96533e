import { randomBytes } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import type { Language, Role } from '@pothik/contracts/platform';
import { type RideStatus, rideEvents } from '@pothik/contracts/ride';
import { generatePushKey } from '@pothik/engines';
import type { Engines } from '@pothik/engines/connect';
import { Sweeper } from '@pothik/service-kit';
import { person, startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import { notificationService } from '../index.js';
import { type NewNotification, notificationsOf } from '../notifications/notification.rules.js';
import { authStandIn } from './auth-stand-in.js';

export const identifier = (): string => randomBytes(12).toString('hex');

export const SUPPORT_EMAIL = 'support@pothik.test';

/** Two keys, the newest first. */
export const PUSH_KEYS = [generatePushKey(), generatePushKey()].join(',');

export const startNotification = (
  configuration: Record<string, unknown> = {},
  engines: Partial<Engines> = {},
): Promise<TestPlatform> =>
  startTestPlatform({
    engines,
    services: [authStandIn, notificationService],
    configuration: { notification: { PUBLIC_URL: 'https://pothik.test', SUPPORT_EMAIL, PUSH_KEYS, ...configuration } },
  });

/** A verified person whose account event is published. */
export async function knownPerson(platform: TestPlatform, role: Role, name = 'Rahima', language?: Language) {
  const somebody = person({ role });
  const account = { id: somebody.id, name, email: somebody.email, role, verified: true, ...(language && { language }) };
  await platform.publish(authEvents.userVerified, { aggregateId: somebody.id, payload: { account } });
  return somebody;
}

/** The snapshot of a ride in events. */
export const rideOf = (fields: { riderId: string; driverUserId: string; id?: string; status?: RideStatus }) => ({
  id: identifier(),
  driverId: identifier(),
  status: 'REQUESTED' as RideStatus,
  fare: null,
  pickupLocation: 'ধানমন্ডি ২৭',
  dropLocation: 'Motijheel',
  requestedAt: '2026-11-02T06:00:00.000Z',
  acceptedAt: null,
  pickedUpAt: null,
  endedAt: null,
  ...fields,
});

/** What a rider is notified of a fare, before it has a number. */
export function fareNotification(riderId: string): NewNotification {
  const { type, notifies } = rideEvents.fareSet;
  const told = notifies({ ride: rideOf({ riderId, driverUserId: identifier(), status: 'ACCEPTED' }) });
  return notificationsOf(type, told, [])[0] as NewNotification;
}

/** Publishes a fare, which notifies only the rider. */
export function fareSetFor(platform: TestPlatform, riderId: string, occurredAt?: Date) {
  const ride = rideOf({ riderId, driverUserId: identifier(), status: 'ACCEPTED' });
  return platform.publish(rideEvents.fareSet, {
    aggregateId: ride.id,
    payload: { ride },
    ...(occurredAt && { occurredAt }),
  });
}

interface IncidentFields {
  id?: string;
  riderId?: string;
}
interface EventFields {
  id?: string;
  occurredAt?: Date;
}

const incidentOf = (fields: IncidentFields) => ({
  id: identifier(),
  rideId: identifier(),
  riderId: identifier(),
  driverId: identifier(),
  driverUserId: identifier(),
  raisedBy: 'RIDER' as const,
  raisedAt: '2026-11-02T06:00:00.000Z',
  ...fields,
});

/** Publishes an incident; `event` sets the event's id and time. */
export function raiseSos(platform: TestPlatform, fields: IncidentFields = {}, event: EventFields = {}) {
  const incident = { ...incidentOf(fields), status: 'OPEN' as const };
  return platform.publish(rideEvents.sosRaised, { aggregateId: incident.id, payload: { incident }, ...event });
}

/** Publishes that an incident is in hand without a note. */
export function alarmAgain(platform: TestPlatform, fields: IncidentFields = {}, event: EventFields = {}) {
  const incident = { ...incidentOf(fields), status: 'ACKNOWLEDGED' as const };
  return platform.publish(rideEvents.sosAlarmedAgain, { aggregateId: incident.id, payload: { incident }, ...event });
}

/** Resolves once every event is consumed and every alarm that can be mailed is. */
export async function alarmsMailed(platform: TestPlatform): Promise<void> {
  await platform.settled();
  const sweeper = platform.service('notification').app.get(Sweeper, { strict: false });
  // A sweep that was already running may have missed the alarm.
  await sweeper.run('alarm-mails');
  await sweeper.run('alarm-mails');
}
