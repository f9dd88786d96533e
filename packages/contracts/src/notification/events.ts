import { z } from 'zod';
import { eventsOf } from '../platform/event.js';
import { identifier, moment } from '../platform/text.js';

export const notificationEvents = eventsOf('notification', {
  /** A driver who is ONLINE has given no sign of life `since` then. Published again each minute while that lasts. */
  personUnreachable: {
    type: 'notification.person-unreachable',
    version: 1,
    payload: z.object({ personId: identifier, since: moment }),
  },
  /** Somebody who was unreachable gave a sign of life. */
  personReachable: {
    type: 'notification.person-reachable',
    version: 1,
    payload: z.object({ personId: identifier, at: moment }),
  },
});
