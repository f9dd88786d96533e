import { driverEvents } from '@pothik/contracts/driver';
import { ASKED_OUTCOME, isEngaged, rideEvents } from '@pothik/contracts/ride';
import type { NotifyingEvent } from './notification.rules.js';

/** Whether an event may change the list of free drivers: a driver's status or availability, or a ride that engages or frees one. */
export function mayChangeFreeList(event: NotifyingEvent): boolean {
  if (event.type === driverEvents.availabilityChanged.type || event.type === driverEvents.driverStatusChanged.type)
    return true;
  if (event.type === rideEvents.driverAsked.type) return event.payload.former.outcome === ASKED_OUTCOME.MOVED_AWAY;
  return event.type === rideEvents.statusChanged.type && isEngaged(event.payload.from) !== isEngaged(event.payload.to);
}
