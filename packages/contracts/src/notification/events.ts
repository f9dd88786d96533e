import { eventsOf } from '../platform/event.js';

/** notification only consumes events; it publishes none. */
export const notificationEvents = eventsOf('notification', {});
