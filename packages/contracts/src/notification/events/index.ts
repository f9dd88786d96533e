import { eventsOf } from '../domain-event.js';
import { personReachable } from './person-reachable.js';
import { personUnreachable } from './person-unreachable.js';

export const notificationEvents = eventsOf('notification', {
  personUnreachable,
  personReachable,
});
