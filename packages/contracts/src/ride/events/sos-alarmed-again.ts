import { type AdministratorMail, domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import {
  ALARM,
  type IncidentSnapshot,
  ofIncident,
  ofRaiser,
  pushedAlarm,
  toAdministrators,
} from './incident-snapshot.js';

/** In both languages, because the administrator's is unknown. */
const mailOf = ({ id, rideId, riderId, driverUserId, raisedAt }: IncidentSnapshot): AdministratorMail => ({
  people: [riderId, driverUserId],
  textOf: ({ nameOf, occurredAt, pageOf }) => ({
    subject: `SOS without a note: ride ${rideId}`,
    text: [
      `An SOS of ${raisedAt} is in hand, but nobody has written a note (${occurredAt}).`,
      `Rider: ${nameOf(riderId)}. Driver: ${nameOf(driverUserId)}. Ride: ${rideId}. Incident: ${id}.`,
      `Please look after it: ${pageOf('/admin/sos')}`,
      '',
      `একটি এসওএস (${raisedAt}) একজন দেখছেন, কিন্তু এখনো কোনো নোট নেই (${occurredAt})।`,
      `যাত্রী: ${nameOf(riderId)}। চালক: ${nameOf(driverUserId)}। রাইড: ${rideId}।`,
      `অনুগ্রহ করে খোঁজ নিন: ${pageOf('/admin/sos')}`,
    ].join('\n'),
  }),
});

/** In hand for long without a note: every administrator is alarmed again; the status stays. */
export const sosAlarmedAgain = domainEvent({
  type: 'ride.sos-alarmed-again',
  version: 1,
  payload: ofIncident,
  notifies: ({ incident }) => [
    toAdministrators(NOTIFICATION_KIND.SOS_ALARMED_AGAIN, incident, {
      words: { en: 'An SOS is in hand, but has no note', bn: 'একটি SOS একজন দেখছেন, কিন্তু নোট নেই' },
      ...ALARM,
    }),
  ],
  changes: ofRaiser,
  mails: ({ incident }) => mailOf(incident),
  pushes: ({ incident }, occurredAt) => [
    pushedAlarm(incident, { en: 'It is in hand, but has no note', bn: 'একজন দেখছেন, কিন্তু নোট নেই' }, occurredAt),
  ],
});
