import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { ofDriver, ofOwner } from './driver-snapshot.js';

export const driverUpdated = domainEvent({
  type: 'driver.driver-updated',
  version: 1,
  payload: ofDriver,
  notifies: NOBODY,
  changes: ofOwner,
});
