import {
  AVAILABILITY,
  type Availability,
  DRIVER_STATUS,
  type DriverStatus,
  VEHICLE_TYPE,
  type VehicleType,
} from '@pothik/contracts/driver';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** Sort orders of a driver list, with their names in the API. */
export const DRIVER_SORTS = {
  newest: '-createdAt',
  oldest: 'createdAt',
  rides: '-totalRides',
  earnings: '-totalEarnings',
  experience: '-experience',
} as const;
export type DriverSort = keyof typeof DRIVER_SORTS;

/** What a driver list shows, as in the address bar. */
export interface DriverListView {
  page: number;
  searchTerm: string;
  vehicleType?: VehicleType;
  availabilityStatus?: Availability;
  /** Only those changed since approval. */
  changed?: 'true';
  sort?: DriverSort;
}

/** The four lists: one for each status, and one of every driver. */
export const DRIVER_LISTS: readonly { path: string; status?: DriverStatus }[] = [
  { path: 'all-drivers' },
  { path: 'pending-drivers', status: DRIVER_STATUS.PENDING },
  { path: 'approved-drivers', status: DRIVER_STATUS.APPROVED },
  { path: 'suspended-drivers', status: DRIVER_STATUS.SUSPENDED },
];

/** The order of a list: newest first unless chosen; those who wait for approval, whoever has waited longest. */
export function shownSort(
  chosen: DriverSort | undefined,
  status: DriverStatus | undefined,
): Exclude<DriverSort, 'newest'> | undefined {
  const sort = chosen ?? (status === DRIVER_STATUS.PENDING ? 'oldest' : 'newest');
  return sort === 'newest' ? undefined : sort;
}

/** The status of a list; undefined for all-drivers. */
export function statusOfPath(pathname: string): DriverStatus | undefined {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return DRIVER_LISTS.find(({ path }) => path === last)?.status;
}

/** Reads the address; unknown values are ignored, so that a broken link still shows a list. */
export const viewOfAddress = (parameters: URLSearchParams): DriverListView => ({
  page: pageOfAddress(parameters),
  searchTerm: parameters.get('search') ?? '',
  vehicleType: knownValue(Object.values(VEHICLE_TYPE), parameters.get('vehicleType')),
  availabilityStatus: knownValue(Object.values(AVAILABILITY), parameters.get('availability')),
  changed: knownValue(['true'], parameters.get('changed')),
  sort: knownValue(Object.keys(DRIVER_SORTS) as DriverSort[], parameters.get('sort')),
});

export const addressOfView = (view: DriverListView): URLSearchParams =>
  addressOf({
    page: view.page,
    search: view.searchTerm,
    vehicleType: view.vehicleType,
    availability: view.availabilityStatus,
    changed: view.changed,
    sort: view.sort,
  });
