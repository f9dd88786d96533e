import {
  AVAILABILITY,
  type Availability,
  DRIVER_STATUS,
  type DriverStatus,
  VEHICLE_TYPE,
  type VehicleType,
} from '@pothik/contracts/driver';

/** What a driver list shows, as the address bar holds it. */
export interface DriverListView {
  page: number;
  searchTerm: string;
  vehicleType?: VehicleType;
  availabilityStatus?: Availability;
}

const STATUS_OF_PATH: Readonly<Record<string, DriverStatus>> = {
  'approved-drivers': DRIVER_STATUS.APPROVED,
  'pending-drivers': DRIVER_STATUS.PENDING,
  'suspended-drivers': DRIVER_STATUS.SUSPENDED,
};

/** The status a list is about; all-drivers is about every one. */
export const statusOfPath = (pathname: string): DriverStatus | undefined =>
  STATUS_OF_PATH[pathname.split('/').filter(Boolean).at(-1) ?? ''];

const oneOf = <Value extends string>(values: Readonly<Record<string, Value>>, value: string | null) =>
  Object.values(values).find((known) => known === value);

/** Reads the address; what nobody knows is left out, so that a broken link still shows a list. */
export function viewOfAddress(parameters: URLSearchParams): DriverListView {
  const page = Number(parameters.get('page'));
  const vehicleType = oneOf(VEHICLE_TYPE, parameters.get('vehicleType'));
  const availabilityStatus = oneOf(AVAILABILITY, parameters.get('availability'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    searchTerm: parameters.get('search') ?? '',
    ...(vehicleType ? { vehicleType } : {}),
    ...(availabilityStatus ? { availabilityStatus } : {}),
  };
}

/** The address of a view: only what differs from the plain list, and any change of filter begins at page 1. */
export function addressOfView(view: DriverListView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view.page > 1) parameters.set('page', String(view.page));
  if (view.searchTerm) parameters.set('search', view.searchTerm);
  if (view.vehicleType) parameters.set('vehicleType', view.vehicleType);
  if (view.availabilityStatus) parameters.set('availability', view.availabilityStatus);
  return parameters;
}
