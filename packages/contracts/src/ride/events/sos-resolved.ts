import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { ofIncident, ofRaiser, toAdministrators, toRaiser } from './incident-snapshot.js';

const { SOS_RESOLVED } = NOTIFICATION_KIND;
const look = NOTIFICATION_LOOK.sosOver;

export const sosResolved = domainEvent({
  type: 'ride.sos-resolved',
  version: 1,
  payload: ofIncident,
  notifies: ({ incident }) => [
    toAdministrators(SOS_RESOLVED, incident, {
      words: { en: 'An SOS was resolved', bn: 'একটি SOS মিটে গেছে' },
      look,
    }),
    toRaiser(SOS_RESOLVED, incident, { words: { en: 'Your SOS is closed', bn: 'আপনার SOS মিটে গেছে' }, look }),
  ],
  changes: ofRaiser,
});
