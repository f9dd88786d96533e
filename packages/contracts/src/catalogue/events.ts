import { authEvents } from '../auth/events/index.js';
import { driverEvents } from '../driver/events/index.js';
import type { AnyDomainEvent } from '../notification/domain-event.js';
import { notificationEvents } from '../notification/events/index.js';
import { rideEvents } from '../ride/events/index.js';
import { userEvents } from '../user/events/index.js';

/** Every event ever published, by type. */
export const EVENTS: Readonly<Record<string, AnyDomainEvent>> = Object.fromEntries(
  [authEvents, userEvents, driverEvents, rideEvents, notificationEvents]
    .flatMap((table) => Object.values(table) as AnyDomainEvent[])
    .map((definition) => [definition.type, definition]),
);
