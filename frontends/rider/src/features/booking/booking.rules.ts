import type { FreeDriverCard, VehicleType } from '@pothik/contracts/driver';
import { BOOKING_PARTS, type Booking } from '@pothik/contracts/ride';
import type { Attempt } from '../../rides/booking-draft';
import { hasSamePoints } from '../../rides/booking-points.rules';

/** Filters of the list of free drivers. */
export interface DriverFilter {
  searchTerm: string;
  vehicleType?: VehicleType;
}

/** The same search, among the drivers of another vehicle type or of all. */
export const filterOf = ({ searchTerm }: DriverFilter, vehicleType: VehicleType | undefined): DriverFilter => ({
  searchTerm,
  ...(vehicleType ? { vehicleType } : {}),
});

/** A booking repeated because no answer came keeps its idempotency key; another booking gets a new one. */
export function attemptOf(booking: Booking, previous: Attempt | undefined, newKey: () => string): Attempt {
  return previous && isSame(previous.booking, booking) ? previous : { booking, key: newKey() };
}

const isSame = (one: Booking, other: Booking): boolean =>
  BOOKING_PARTS.every((part) => one[part] === other[part]) && one.offer === other.offer && hasSamePoints(one, other);

interface DriverList {
  data: readonly FreeDriverCard[];
  meta: { total: number };
}

/** Whether a chosen driver is missing from a list that must contain them: complete, not searched, of their vehicle type. */
export function isGone(chosen: FreeDriverCard, list: DriverList, filter: DriverFilter): boolean {
  if (filter.searchTerm !== '') return false;
  if (filter.vehicleType !== undefined && filter.vehicleType !== chosen.vehicle.vehicleType) return false;
  if (list.data.length < list.meta.total) return false;
  return !list.data.some(({ _id }) => _id === chosen._id);
}

/** The chosen driver is always shown, first when a filter or search excludes them. */
export const shownDrivers = (chosen: FreeDriverCard | undefined, drivers: readonly FreeDriverCard[]) =>
  !chosen || drivers.some(({ _id }) => _id === chosen._id) ? drivers : [chosen, ...drivers];
