import { z } from 'zod';
import { identifier, moment } from '../../platform/text.js';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../domain-event.js';

/** A driver who is ONLINE has given no sign of life `since` then. Published again each minute while that lasts. */
export const personUnreachable = domainEvent({
  type: 'notification.person-unreachable',
  version: 1,
  payload: z.object({ personId: identifier, since: moment }),
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
