import { z } from 'zod';
import {
  type EventNotification,
  type PageInvalidation,
  type PushedNotice,
  TO_ADMINISTRATORS,
} from '../../notification/domain-event.js';
import { PUSH } from '../../notification/limits.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, type NotificationKind } from '../../notification/notification.js';
import type { Words } from '../../platform/language.js';
import { identifier, moment } from '../../platform/text.js';
import { rideNumber } from '../ride-number.js';
import { INCIDENT_STATUS, RIDE_PARTY, type RideParty } from '../status.js';
import { laterThan } from './ride-pushes.js';

/** An incident with its ride; the aggregate is the incident. */
const incidentSnapshot = z.object({
  id: identifier,
  rideId: identifier,
  riderId: identifier,
  driverId: identifier,
  driverUserId: identifier,
  raisedBy: z.enum(RIDE_PARTY),
  status: z.enum(INCIDENT_STATUS),
  raisedAt: moment,
});
export type IncidentSnapshot = z.output<typeof incidentSnapshot>;

export const ofIncident = z.object({ incident: incidentSnapshot });
type OfIncident = z.output<typeof ofIncident>;

const RAISED_BY: Readonly<Partial<Record<RideParty, Words>>> = {
  RIDER: { en: 'Raised by the rider', bn: 'যাত্রী পাঠিয়েছেন' },
  DRIVER: { en: 'Raised by the driver', bn: 'চালক পাঠিয়েছেন' },
};

/** What every notification of an incident says beside its sentence. */
const aboutIncident = (kind: NotificationKind, { id, rideId, raisedBy, status }: IncidentSnapshot) => ({
  kind,
  subjectId: id,
  facts: { rideId, raisedBy, status },
  ...(RAISED_BY[raisedBy] ? { about: RAISED_BY[raisedBy] } : {}),
  changes: [INVALIDATION_TOPIC.RIDE],
});

/** Every administrator, whom it leads to the incidents. */
export const toAdministrators = (
  kind: NotificationKind,
  incident: IncidentSnapshot,
  said: Pick<EventNotification, 'words' | 'look' | 'alarms'>,
): EventNotification => ({
  ...aboutIncident(kind, incident),
  ...said,
  to: TO_ADMINISTRATORS,
  leadsTo: { page: NOTIFICATION_PAGE.INCIDENTS },
});

/** Notifies the person who raised the SOS, not the other party, who may be the danger. Leads to the ride. */
export const toRaiser = (
  kind: NotificationKind,
  incident: IncidentSnapshot,
  said: Pick<EventNotification, 'words' | 'look'>,
): EventNotification => ({
  ...aboutIncident(kind, incident),
  ...said,
  to: raiserOf(incident),
  leadsTo: { page: NOTIFICATION_PAGE.RIDE, id: incident.rideId },
});

function raiserOf({ raisedBy, riderId, driverUserId }: IncidentSnapshot): string[] {
  if (raisedBy === RIDE_PARTY.RIDER) return [riderId];
  return raisedBy === RIDE_PARTY.DRIVER ? [driverUserId] : [];
}

/** The ride in the pages of whoever raised it, and the incidents of administrators. */
export const ofRaiser = ({ incident }: OfIncident): PageInvalidation => ({
  topic: INVALIDATION_TOPIC.RIDE,
  people: raiserOf(incident),
  list: INVALIDATION_TOPIC.INCIDENTS,
});

/** Every administrator's phone, each time as a notice of its own: an alarm replaces none. */
export function pushedAlarm({ rideId }: IncidentSnapshot, body: Words, occurredAt: string): PushedNotice {
  const number = rideNumber(rideId);
  return {
    to: TO_ADMINISTRATORS,
    title: { en: `SOS on ride ${number}`, bn: `রাইড ${number}-এ SOS` },
    body,
    path: '/admin/sos',
    until: laterThan(occurredAt, PUSH.lastingNoticeMs),
    past: body,
    stays: true,
  };
}

/** The look of an alarm, which every administrator hears. */
export const ALARM = { look: NOTIFICATION_LOOK.sos, alarms: true } as const;
