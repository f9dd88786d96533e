import { authEvents } from '../auth/events.js';
import { driverEvents } from '../driver/events.js';
import { notificationEvents } from '../notification/events.js';
import type { EventDefinition } from '../platform/event.js';
import { rideEvents } from '../ride/events.js';
import { userEvents } from '../user/events.js';

/** Every event ever published, by type. */
export const EVENTS: Readonly<Record<string, EventDefinition>> = Object.fromEntries(
  [authEvents, userEvents, driverEvents, rideEvents, notificationEvents]
    .flatMap((table) => Object.values(table) as EventDefinition[])
    .map((definition) => [definition.type, definition]),
);
