import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';

/** The page of a list as the address bar has it; anything but a whole number from 1 on is the first. */
export function pageOfAddress(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The status a list is narrowed to; what nobody knows narrows nothing, so that a broken link still shows a list. */
export const statusOfAddress = (parameters: URLSearchParams): RideStatus | undefined =>
  Object.values(RIDE_STATUS).find((known) => known === parameters.get('status'));

/** Cancelled Ride and Payment History share a path; the view tells them apart. */
export const isPaymentsAddress = (parameters: URLSearchParams): boolean => parameters.get('view') === 'payments';

/** The same list at another page; the first one needs no word. */
export function withPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const address = new URLSearchParams(parameters);
  if (page > 1) address.set('page', String(page));
  else address.delete('page');
  return address;
}

/** The same list narrowed to a status, from its first page on. */
export function withStatus(parameters: URLSearchParams, status: RideStatus | undefined): URLSearchParams {
  const address = withPage(parameters, 1);
  if (status) address.set('status', status);
  else address.delete('status');
  return address;
}
