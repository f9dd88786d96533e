import { eventsOf } from '../../notification/domain-event.js';
import { actRecorded } from './act-recorded.js';
import { approachNoted } from './approach-noted.js';
import { availabilityChanged } from './availability-changed.js';
import { changeWaits } from './change-waits.js';
import { changesConfirmed } from './changes-confirmed.js';
import { driverRegistered } from './driver-registered.js';
import { driverRestated } from './driver-restated.js';
import { driverStatusChanged } from './driver-status-changed.js';
import { driverUpdated } from './driver-updated.js';
import { pickupMissed } from './pickup-missed.js';
import { riderBlockChanged } from './rider-block-changed.js';
import { riderBlockRestated } from './rider-block-restated.js';
import { vehicleRestated } from './vehicle-restated.js';
import { vehicleUpdated } from './vehicle-updated.js';

export const driverEvents = eventsOf('driver', {
  driverRegistered,
  driverUpdated,
  driverStatusChanged,
  availabilityChanged,
  changeWaits,
  changesConfirmed,
  vehicleUpdated,
  approachNoted,
  riderBlockChanged,
  pickupMissed,
  driverRestated,
  vehicleRestated,
  riderBlockRestated,
  actRecorded,
});
