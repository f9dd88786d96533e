import { domainEvent, NOBODY } from '../../notification/domain-event.js';
import { INVALIDATION_TOPIC } from '../../notification/notification.js';
import { ofVehicle } from './driver-snapshot.js';

export const vehicleUpdated = domainEvent({
  type: 'driver.vehicle-updated',
  version: 1,
  payload: ofVehicle,
  notifies: NOBODY,
  changes: ({ vehicle }) => ({
    topic: INVALIDATION_TOPIC.DRIVER,
    people: [vehicle.ownerId],
    list: INVALIDATION_TOPIC.DRIVERS,
  }),
});
