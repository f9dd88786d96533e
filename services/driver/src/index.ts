import { defineService } from '@pothik/service-kit';
import { driverConfiguration } from './configuration.js';
import { DriverModule } from './driver.module.js';
import { migrations } from './migrations/index.js';

export { DemonstrationDrivers, type DriverPlan } from './demonstration.js';
export { DemonstrationDuties } from './demonstration-duty.js';
export { DemonstrationDriving } from './positions/index.js';

/** Driver profiles, vehicles, approval, availability, earnings. */
export const driverService = defineService({
  name: 'driver',
  module: DriverModule,
  configuration: driverConfiguration,
  calls: ['ride'],
  databases: true,
  migrations,
  engines: ['objects', 'directions', 'nearby'],
});
