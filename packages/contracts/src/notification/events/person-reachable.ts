import { z } from 'zod';
import { identifier, moment } from '../../platform/text.js';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../domain-event.js';

/** Somebody who was unreachable gave a sign of life. */
export const personReachable = domainEvent({
  type: 'notification.person-reachable',
  version: 1,
  payload: z.object({ personId: identifier, at: moment }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
