import { ADMINISTRATORS, DAY_MS, type Input, ROLE, startOfDhakaDay } from '@pothik/contracts/platform';
import { RIDE_STATUS, type rideHttp } from '@pothik/contracts/ride';
import type { RideCaller } from './rules/ride.rules.js';

export type RidesInput = Input<typeof rideHttp.rides>;
type Condition = Record<string, unknown>;

/** The rides the caller may see, narrowed by the filters. */
export function rideFilter(input: RidesInput, caller: RideCaller): Condition {
  const conditions = [
    input.driver === undefined ? undefined : { driverId: input.driver },
    input.user === undefined ? undefined : { riderId: input.user },
    input.rideStatus === undefined ? undefined : { status: { $in: [...input.rideStatus] } },
    input.from === undefined ? undefined : { createdAt: { $gte: startOf(input.from) } },
    input.to === undefined ? undefined : { createdAt: endOf(input.to) },
    locationCondition(input.searchTerm),
  ].filter((condition) => condition !== undefined);
  return { ...ownRides(caller), ...(conditions.length === 0 ? {} : { $and: conditions }) };
}

/** Parses a sort such as `-createdAt`; `_id` orders equal values, so that no ride is on two pages. */
export function rideSort(sort: string): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  return { [sort.replace(/^-/, '')]: direction, _id: direction };
}

/** Only a list of nothing but completed rides has a sum of fares. */
export const asksTotalFare = ({ rideStatus }: RidesInput): boolean =>
  rideStatus?.every((status) => status === RIDE_STATUS.COMPLETED) ?? false;

/** Drivers also see the rides they took as riders. Must be the outermost condition, where a database uses its indexes. */
function ownRides(caller: RideCaller): Condition {
  if (ADMINISTRATORS.includes(caller.role)) return {};
  if (caller.role === ROLE.RIDER) return { riderId: caller.id };
  return { $or: [{ driverUserId: caller.id }, { riderId: caller.id }] };
}

/** Matches rides and incidents by a part of the pick-up or drop location. */
export function locationCondition(searchTerm: string | undefined): Condition | undefined {
  if (!searchTerm) return undefined;
  const location = { $regex: searchTerm.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
  return { $or: [{ pickupLocation: location }, { dropLocation: location }] };
}

const isDay = (value: string): boolean => !value.includes('T');
const startOf = (value: string): Date => (isDay(value) ? startOfDhakaDay(value) : new Date(value));
const endOf = (value: string): Condition =>
  isDay(value) ? { $lt: new Date(startOf(value).getTime() + DAY_MS) } : { $lte: new Date(value) };
