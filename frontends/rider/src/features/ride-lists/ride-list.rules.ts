import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { addressOfPage } from '@pothik/ui-kit/page-address';

/** The status filter in the address; an unknown value is ignored, so that a broken link still shows a list. */
export const statusOfAddress = (parameters: URLSearchParams): RideStatus | undefined =>
  Object.values(RIDE_STATUS).find((each) => each === parameters.get('status'));

/** Which rides Activity shows. */
export function activityFilter(parameters: URLSearchParams): { rideStatus?: RideStatus } {
  const rideStatus = statusOfAddress(parameters);
  return rideStatus ? { rideStatus } : {};
}

/** Cancelled Ride and Payment History share a path; this parameter distinguishes them. */
export const isPaymentsAddress = (parameters: URLSearchParams): boolean => parameters.get('view') === 'payments';

/** Which rides the page at the path of both shows. */
export const requestFilter = (parameters: URLSearchParams) =>
  ({ rideStatus: isPaymentsAddress(parameters) ? 'COMPLETED' : 'CANCELLED' }) as const;

/** The address of the same list filtered by a status, from page 1. */
export function withStatus(parameters: URLSearchParams, status: RideStatus | undefined): URLSearchParams {
  const address = addressOfPage(parameters, 1);
  if (status) address.set('status', status);
  else address.delete('status');
  return address;
}
