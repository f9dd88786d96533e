import { driverEvents } from '@pothik/contracts/driver';
import type { EventDefinition } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { mayChangeFreeList } from './free-list.rules.js';
import type { NotifyingEvent } from './notification.rules.js';

const event = (definition: EventDefinition, payload: object): NotifyingEvent =>
  ({ type: definition.type, payload }) as unknown as NotifyingEvent;
const statusChanged = (fields: object) => event(rideEvents.statusChanged, fields);

describe('the list of free drivers may change', () => {
  it('when a driver’s availability or status changes', () => {
    expect(mayChangeFreeList(event(driverEvents.availabilityChanged, {}))).toBe(true);
    expect(mayChangeFreeList(event(driverEvents.driverStatusChanged, {}))).toBe(true);
  });

  it('when a ride engages or frees its driver, and at no other step', () => {
    expect(mayChangeFreeList(statusChanged({ from: 'REQUESTED', to: 'ACCEPTED' }))).toBe(true);
    expect(mayChangeFreeList(statusChanged({ from: 'IN TRANSIT', to: 'COMPLETED' }))).toBe(true);
    expect(mayChangeFreeList(statusChanged({ from: 'ACCEPTED', to: 'PICKED UP' }))).toBe(false);
    expect(mayChangeFreeList(statusChanged({ from: 'REQUESTED', to: 'REJECTED' }))).toBe(false);
    expect(mayChangeFreeList(event(rideEvents.fareSet, {}))).toBe(false);
  });
});
