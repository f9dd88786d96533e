import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { addressOfPage } from '@pothik/ui-kit/page-address';

/** The status a list is narrowed to; what nobody knows narrows nothing, so that a broken link still shows a list. */
export const statusOfAddress = (parameters: URLSearchParams): RideStatus | undefined =>
  Object.values(RIDE_STATUS).find((known) => known === parameters.get('status'));

/** Cancelled Ride and Payment History share a path; the view tells them apart. */
export const isPaymentsAddress = (parameters: URLSearchParams): boolean => parameters.get('view') === 'payments';

/** The same list narrowed to a status, from its first page on. */
export function withStatus(parameters: URLSearchParams, status: RideStatus | undefined): URLSearchParams {
  const address = addressOfPage(parameters, 1);
  if (status) address.set('status', status);
  else address.delete('status');
  return address;
}
