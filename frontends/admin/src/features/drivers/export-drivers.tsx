import { call } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { type ExportColumn, ExportList } from '../../lists/export/export-list';
import type { driverQuery } from './use-driver-list';

const COLUMNS: readonly ExportColumn<DriverView>[] = [
  ['name', ({ user }) => user.name],
  ['email', ({ user }) => user.email],
  ['phone', ({ user }) => user.phone],
  ['status', ({ status }) => status],
  ['reason', ({ statusReason }) => statusReason],
  ['availability', ({ availabilityStatus }) => availabilityStatus],
  ['vehicleType', ({ vehicle }) => vehicle.vehicleType],
  ['brand', ({ vehicle }) => vehicle.brand],
  ['model', ({ vehicle }) => vehicle.model],
  ['plate', ({ vehicle }) => vehicle.vehicleLicense],
  ['licence', ({ licenseNumber }) => licenseNumber],
  ['years', ({ experience }) => experience],
  ['rides', ({ totalRides }) => totalRides],
  ['earnings', ({ totalEarnings }) => totalEarnings],
  ['registered', ({ createdAt }) => createdAt],
];

/** The drivers of the list as a file. */
export function ExportDrivers({ query }: { query: ReturnType<typeof driverQuery> }) {
  return (
    <ExportList
      name="drivers"
      columns={COLUMNS}
      readPage={(page, signal) => call(driverRoutes.drivers, { ...query, ...page }, { signal })}
    />
  );
}
