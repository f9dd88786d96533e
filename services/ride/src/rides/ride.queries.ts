import { ADMINISTRATORS, DAY_MS, type Input, ROLE, startOfDhakaDay } from '@pothik/contracts/platform';
import { RIDE_STATUS, type rideHttp } from '@pothik/contracts/ride';
import type { RideCaller } from './rules/ride.rules.js';

export type RidesInput = Input<typeof rideHttp.rides>;
type Condition = Record<string, unknown>;

/** Which rides a list shows: those the caller may see, narrowed by the filters. */
export function rideFilter(input: RidesInput, caller: RideCaller): Condition {
  const conditions = [
    input.driver === undefined ? undefined : { driverId: input.driver },
    input.user === undefined ? undefined : { riderId: input.user },
    input.rideStatus === undefined ? undefined : { status: { $in: [...input.rideStatus] } },
    input.from === undefined ? undefined : { createdAt: { $gte: startOf(input.from) } },
    input.to === undefined ? undefined : { createdAt: endOf(input.to) },
    placeCondition(input.searchTerm),
  ].filter((condition) => condition !== undefined);
  return { ...ownRides(caller), ...(conditions.length === 0 ? {} : { $and: conditions }) };
}

/** `-createdAt` as a sort; equal values keep one order, so that no ride stands on two pages. */
export function rideSort(sort: string): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  return { [sort.replace(/^-/, '')]: direction, _id: direction };
}

/** A list of completed rides alone carries the sum of its fares. */
export const asksTotalFare = ({ rideStatus }: RidesInput): boolean =>
  rideStatus?.every((status) => status === RIDE_STATUS.COMPLETED) ?? false;

/** A driver sees his rides and those he took as a rider before. Stands outermost, where a database finds its indexes. */
function ownRides(caller: RideCaller): Condition {
  if (ADMINISTRATORS.includes(caller.role)) return {};
  if (caller.role === ROLE.RIDER) return { riderId: caller.id };
  return { $or: [{ driverUserId: caller.id }, { riderId: caller.id }] };
}

/** Finds rides and incidents by a part of their pick-up or drop. */
export function placeCondition(searchTerm: string | undefined): Condition | undefined {
  if (!searchTerm) return undefined;
  const place = { $regex: searchTerm.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
  return { $or: [{ pickupLocation: place }, { dropLocation: place }] };
}

const isDay = (value: string): boolean => !value.includes('T');
const startOf = (value: string): Date => (isDay(value) ? startOfDhakaDay(value) : new Date(value));
const endOf = (value: string): Condition =>
  isDay(value) ? { $lt: new Date(startOf(value).getTime() + DAY_MS) } : { $lte: new Date(value) };
