import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { INVALIDATION_TOPIC } from '../../notification/notification.js';
import { ofIncident } from './incident-snapshot.js';

/** Whoever has it in hand wrote what they did; the note itself is in the audit log alone. */
export const sosNoted = domainEvent({
  type: 'ride.sos-noted',
  version: 1,
  payload: ofIncident,
  notifies: NOBODY,
  changes: () => ({ topic: INVALIDATION_TOPIC.RIDE, people: [], list: INVALIDATION_TOPIC.INCIDENTS }),
});
