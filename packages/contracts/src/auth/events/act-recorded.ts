import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { actRecordedPayload } from '../../platform/event.js';

export const actRecorded = domainEvent({
  type: 'auth.act-recorded',
  version: 1,
  payload: actRecordedPayload,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
