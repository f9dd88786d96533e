import {
  ADMINISTRATORS,
  endOfDhakaDay,
  type Input,
  ROLE,
  riderIdsOf,
  startOfDhakaDay,
} from '@pothik/contracts/platform';
import { LEFT_OUT_STATES, OVERDUE_AFTER, RIDE_STATUS, type rideHttp, SOS_STATUSES } from '@pothik/contracts/ride';
import { anyContains } from '@pothik/service-kit';
import type { CompletedRides } from './completed-fares.js';
import { later, type RideCaller, type TimeSpan } from './rules/ride.rules.js';
import { readSearch } from './rules/ride-search.rules.js';

export type RidesInput = Input<typeof rideHttp.rides>;
/** Of a list or of a file. */
export type RidesFilter = Omit<RidesInput, 'page' | 'limit'>;
type Condition = Record<string, unknown>;

/** What a list is made with beside its filters: the present time, and the ids of the people whom `find` means. */
export interface ListMoment {
  now: Date;
  people: readonly string[];
}

/** The rides the caller may see, narrowed by the filters. */
export function rideFilter(input: RidesFilter, caller: RideCaller, { now, people }: ListMoment): Condition {
  const conditions = [
    input.driver === undefined ? undefined : { driverId: input.driver },
    input.user === undefined ? undefined : { riderId: input.user },
    input.rideStatus === undefined ? undefined : { status: { $in: [...input.rideStatus] } },
    input.from === undefined ? undefined : { createdAt: { $gte: startOf(input.from) } },
    input.to === undefined ? undefined : { createdAt: endOf(input.to) },
    input.vehicleType === undefined ? undefined : { 'vehicle.vehicleType': input.vehicleType },
    input.review === undefined ? undefined : { 'review.state': input.review },
    input.overdue === undefined ? undefined : overdueCondition(now),
    input.find ? foundCondition(input.find, people) : undefined,
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

/** Whether a list of completed rides only gains new ones: none of the filters it has may match another ride later. */
export function onlyGains({ rideStatus, from, to, vehicleType, sort, page, limit, ...others }: RidesInput): boolean {
  return Object.values(others).every((value) => value === undefined || value === '');
}

/**
 * Whose fares an administrator's list of completed rides sums, if nothing narrows it that a day's count does not know;
 * undefined for any other list.
 */
export function everybodysCompleted(input: RidesInput, caller: RideCaller): CompletedRides | undefined {
  if (!onlyGains(input) || !ADMINISTRATORS.includes(caller.role)) return undefined;
  const { from, to, vehicleType } = input;
  return { created: { from: from ? startOf(from) : undefined, before: to ? justAfter(to) : undefined }, vehicleType };
}

/** Completed rides that were stored in a time and requested in another. */
export function completedCondition({
  created,
  requested,
  vehicleType,
}: CompletedRides & { requested: TimeSpan }): Condition {
  return {
    status: RIDE_STATUS.COMPLETED,
    ...COUNTING,
    ...inSpan('createdAt', created),
    ...inSpan('requestedAt', requested),
    ...(vehicleType === undefined ? {} : { 'vehicle.vehicleType': vehicleType }),
  };
}

/** Rides that count in what others see, and those that do not. */
export const COUNTING: Condition = { 'review.state': { $nin: [...LEFT_OUT_STATES] } };
export const LEFT_OUT: Condition = { 'review.state': { $in: [...LEFT_OUT_STATES] } };

const inSpan = (field: string, { from, before }: TimeSpan): Condition =>
  from || before ? { [field]: { ...(from && { $gte: from }), ...(before && { $lt: before }) } } : {};

/** A person's rides as rider, under whichever of their ids. */
export function byRider(caller: Pick<RideCaller, 'id' | 'formerIds'>): { riderId: string | { $in: string[] } } {
  const ids = riderIdsOf(caller);
  return { riderId: ids.length > 1 ? { $in: [...ids] } : caller.id };
}

/** Drivers also see the rides they took as riders. Must be the outermost condition, where a database uses its indexes. */
function ownRides(caller: RideCaller): Condition {
  if (ADMINISTRATORS.includes(caller.role)) return {};
  const asRider = byRider(caller);
  return caller.role === ROLE.RIDER ? asRider : { $or: [{ driverUserId: caller.id }, asRider] };
}

/** Each way has its index, so that no ride is read that does not match. */
function foundCondition(find: string, people: readonly string[]): Condition {
  const { number, plateKey } = readSearch(find);
  const ways = [
    ...(number === undefined ? [] : [{ number }]),
    ...(plateKey === undefined ? [] : [{ plateKeys: { $regex: `^${plateKey}` } }]),
    ...(people.length === 0 ? [] : [{ riderId: { $in: [...people] } }, { driverUserId: { $in: [...people] } }]),
  ];
  return ways.length === 0 ? { _id: { $in: [] } } : { $or: ways };
}

/** Open rides that administrators look after; every status has its index, and few rides are open. */
function overdueCondition(now: Date): Condition {
  const since = (milliseconds: number) => ({ $lt: later(now, -milliseconds) });
  return {
    $or: [
      { status: RIDE_STATUS.REQUESTED, requestedAt: since(OVERDUE_AFTER.answerMs) },
      { status: RIDE_STATUS.ACCEPTED, acceptedAt: since(OVERDUE_AFTER.pickUpMs) },
      { status: { $in: [...SOS_STATUSES] }, pickedUpAt: since(OVERDUE_AFTER.rideMs) },
    ],
  };
}

/** Matches rides and incidents by a part of the pick-up or drop location. */
export function locationCondition(searchTerm: string | undefined): Condition | undefined {
  return searchTerm ? anyContains(['pickupLocation', 'dropLocation'], searchTerm) : undefined;
}

const isDay = (value: string): boolean => !value.includes('T');
const startOf = (value: string): Date => (isDay(value) ? startOfDhakaDay(value) : new Date(value));
const endOf = (value: string): Condition => (isDay(value) ? { $lt: endOfDhakaDay(value) } : { $lte: new Date(value) });
/** The end of a period as the moment before which it lies: moments are whole milliseconds. */
const justAfter = (value: string): Date =>
  isDay(value) ? endOfDhakaDay(value) : new Date(new Date(value).getTime() + 1);
