import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofVehicle } from './driver-snapshot.js';

/** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
export const vehicleRestated = domainEvent({
  type: 'driver.vehicle-restated',
  version: 1,
  payload: ofVehicle,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
