import { call } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { type ExportColumn, ExportList } from '../../lists/export/export-list';

const COLUMNS: readonly ExportColumn<IncidentView>[] = [
  ['when', ({ createdAt }) => createdAt],
  ['status', ({ status }) => status],
  ['raisedBy', ({ raisedBy }) => raisedBy],
  ['rideStatus', ({ rideStatus }) => rideStatus],
  ['rider', ({ rider }) => rider.name],
  ['driver', ({ driver }) => driver.name],
  ['plate', ({ driver }) => driver.vehicleLicense],
  ['pickup', ({ pickupLocation }) => pickupLocation],
  ['drop', ({ dropLocation }) => dropLocation],
  ['note', ({ note }) => note],
  ['id', ({ _id }) => _id],
];

/** The incidents of the list as a file. */
export function ExportIncidents({ status }: { status: IncidentView['status'] | undefined }) {
  return (
    <ExportList
      name="sos-incidents"
      columns={COLUMNS}
      readPage={(page, signal) => call(rideRoutes.incidents, { ...page, ...(status ? { status } : {}) }, { signal })}
    />
  );
}
