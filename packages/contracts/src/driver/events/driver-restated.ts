import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofDriver } from './driver-snapshot.js';

/** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
export const driverRestated = domainEvent({
  type: 'driver.driver-restated',
  version: 1,
  payload: ofDriver,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
