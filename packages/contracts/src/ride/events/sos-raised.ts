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

const BY = {
  RIDER: { en: 'the rider', bn: 'যাত্রী' },
  DRIVER: { en: 'the driver', bn: 'চালক' },
  ADMINISTRATOR: { en: 'an administrator', bn: 'প্রশাসক' },
  SYSTEM: { en: 'the system', bn: 'সিস্টেম' },
} as const;

/** In both languages, because the administrator's is unknown. */
const mailOf = ({ id, rideId, riderId, driverUserId, raisedBy }: IncidentSnapshot): AdministratorMail => ({
  people: [riderId, driverUserId],
  textOf: ({ nameOf, occurredAt, pageOf }) => ({
    subject: `SOS: emergency on ride ${rideId}`,
    text: [
      `An emergency message was sent by ${BY[raisedBy].en} at ${occurredAt}.`,
      `Rider: ${nameOf(riderId)}. Driver: ${nameOf(driverUserId)}. Ride: ${rideId}. Incident: ${id}.`,
      `Please acknowledge it: ${pageOf('/admin/sos')}`,
      '',
      `${BY[raisedBy].bn} জরুরি বার্তা পাঠিয়েছেন (${occurredAt})।`,
      `যাত্রী: ${nameOf(riderId)}। চালক: ${nameOf(driverUserId)}। রাইড: ${rideId}।`,
      `অনুগ্রহ করে সাড়া দিন: ${pageOf('/admin/sos')}`,
    ].join('\n'),
  }),
});

export const sosRaised = domainEvent({
  type: 'ride.sos-raised',
  version: 1,
  payload: ofIncident,
  notifies: ({ incident }) => [
    toAdministrators(NOTIFICATION_KIND.SOS_RAISED, incident, {
      words: { en: 'An SOS was raised', bn: 'SOS এসেছে' },
      ...ALARM,
    }),
  ],
  changes: ofRaiser,
  mails: ({ incident }) => mailOf(incident),
  pushes: ({ incident }, occurredAt) => [
    pushedAlarm(incident, { en: 'Open Pothik and answer it now', bn: 'এখনই পথিক খুলে সাড়া দিন' }, occurredAt),
  ],
});
