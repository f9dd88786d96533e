import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { ofIncident, ofRaiser, toAdministrators, toRaiser } from './incident-snapshot.js';

const { SOS_ACKNOWLEDGED } = NOTIFICATION_KIND;

export const sosAcknowledged = domainEvent({
  type: 'ride.sos-acknowledged',
  version: 1,
  payload: ofIncident,
  notifies: ({ incident }) => [
    toAdministrators(SOS_ACKNOWLEDGED, incident, {
      words: { en: 'An SOS was acknowledged', bn: 'একটি SOS দেখা হয়েছে' },
      look: NOTIFICATION_LOOK.sos,
    }),
    toRaiser(SOS_ACKNOWLEDGED, incident, {
      words: {
        en: 'Your SOS has been seen, help is being arranged',
        bn: 'আপনার SOS দেখা হয়েছে, সাহায্যের ব্যবস্থা হচ্ছে',
      },
      look: NOTIFICATION_LOOK.sosInHand,
    }),
  ],
  changes: ofRaiser,
});
