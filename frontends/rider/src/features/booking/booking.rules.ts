import type { FreeDriverCard, VehicleType } from '@pothik/contracts/driver';
import { BOOKING_PARTS, type Booking } from '@pothik/contracts/ride';
import type { Attempt } from '../../rides/booking-draft';

/** What narrows the list of free drivers. */
export interface DriverFilter {
  searchTerm: string;
  vehicleType?: VehicleType;
}

/** The same booking, repeated because no answer came, goes under the same key; another booking gets another key. */
export function attemptOf(booking: Booking, previous: Attempt | undefined, newKey: () => string): Attempt {
  return previous && isSame(previous.booking, booking) ? previous : { booking, key: newKey() };
}

const isSame = (one: Booking, other: Booking): boolean => BOOKING_PARTS.every((part) => one[part] === other[part]);

interface DriverList {
  data: readonly FreeDriverCard[];
  meta: { total: number };
}

/** A chosen driver is gone when a list that would hold them, whole and not searched, no longer does. */
export function isGone(chosen: FreeDriverCard, list: DriverList, filter: DriverFilter): boolean {
  if (filter.searchTerm !== '') return false;
  if (filter.vehicleType !== undefined && filter.vehicleType !== chosen.vehicle.vehicleType) return false;
  if (list.data.length < list.meta.total) return false;
  return !list.data.some(({ _id }) => _id === chosen._id);
}

/** The chosen driver stays in sight, first, when a filter or search leaves them out. */
export const shownDrivers = (chosen: FreeDriverCard | undefined, drivers: readonly FreeDriverCard[]) =>
  !chosen || drivers.some(({ _id }) => _id === chosen._id) ? drivers : [chosen, ...drivers];
