import { eventsOf } from '../platform/event.js';

/** notification publishes nothing yet: it is where events end. */
export const notificationEvents = eventsOf('notification', {});
