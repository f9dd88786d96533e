import { call } from '@pothik/api-client';
import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { type ExportColumn, ExportList } from '../../lists/export/export-list';
import { type RideListView, rideQuery } from './ride-list.rules';

const COLUMNS: readonly ExportColumn<RideView>[] = [
  ['ride', ({ _id }) => rideNumber(_id)],
  ['when', ({ createdAt }) => createdAt],
  ['status', ({ rideStatus }) => rideStatus],
  ['rider', ({ user }) => user.name],
  ['driver', ({ driver }) => driver.user.name],
  ['vehicleType', ({ driver }) => driver.vehicle.vehicleType],
  ['plate', ({ driver }) => driver.vehicle.vehicleLicense ?? ''],
  ['pickup', ({ pickupLocation }) => pickupLocation],
  ['drop', ({ dropLocation }) => dropLocation],
  ['fare', ({ fare }) => fare ?? ''],
  ['id', ({ _id }) => _id],
];

/** The rides of the list as a file. */
export const ExportRides = ({ view }: { view: RideListView }) => (
  <ExportList
    name="rides"
    columns={COLUMNS}
    readPage={(page, signal) => call(rideRoutes.rides, { ...rideQuery(view, new Date()), ...page }, { signal })}
  />
);
