import { driverEvents } from '@pothik/contracts/driver';
import { isEngaged, rideEvents } from '@pothik/contracts/ride';
import type { NotifyingEvent } from './notification.rules.js';

/** The list of free drivers may differ when a driver's status or availability changes, or a ride engages or frees one. */
export function mayChangeFreeList(event: NotifyingEvent): boolean {
  if (event.type === driverEvents.availabilityChanged.type || event.type === driverEvents.driverStatusChanged.type)
    return true;
  return event.type === rideEvents.statusChanged.type && isEngaged(event.payload.from) !== isEngaged(event.payload.to);
}
