import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';

/** What a list of rides shows, as the address bar holds it. */
export interface RideListView {
  page: number;
  status?: RideStatus;
  /** The ride whose details stand over the list. */
  ride?: string;
}

/** Reads the address; what nobody knows is left out, so that a broken link still shows a list. */
export function viewOfAddress(parameters: URLSearchParams): RideListView {
  const page = Number(parameters.get('page'));
  const status = Object.values(RIDE_STATUS).find((known) => known === parameters.get('status'));
  const ride = parameters.get('ride');
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(status ? { status } : {}),
    ...(ride && /^[0-9a-f]{24}$/.test(ride) ? { ride } : {}),
  };
}

/** The address of a view: only what differs from the plain list. */
export function addressOfView({ page, status, ride }: RideListView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (page > 1) parameters.set('page', String(page));
  if (status) parameters.set('status', status);
  if (ride) parameters.set('ride', ride);
  return parameters;
}
