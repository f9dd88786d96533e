import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { isOpen, OPEN_STATUSES, RIDE_STATUS, type RideStatus, type RideView } from '@pothik/contracts/ride';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownDay, knownId, knownValue } from '../../lists/list-address.rules';

const STATUSES = Object.values(RIDE_STATUS);
/** The lists beside that of every ride: those under way, those that wait too long, those that are over, those under review. */
export const RIDE_LISTS = ['OPEN', 'OVERDUE', 'ENDED', 'REVIEW'] as const;
type RideListName = (typeof RIDE_LISTS)[number];
/** Whole days in Dhaka up to today. */
export const RIDE_DAYS = ['1', '7', '30'] as const;
type RideDays = (typeof RIDE_DAYS)[number];

/** What the list of rides shows, as in the address bar. */
export interface RideListView {
  page: number;
  /** A short number, a plate, a name or a phone. */
  search: string;
  status?: RideListName | RideStatus;
  vehicle?: VehicleType;
  days?: RideDays;
  /** First and last day in Dhaka, of chosen days; each may be open. */
  from?: string;
  to?: string;
  /** The id of a driver profile: only this driver's rides. */
  driver?: string;
  /** The id of a person: only the rides this person took as rider. */
  rider?: string;
  sort?: 'oldest';
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): RideListView => ({
  page: pageOfAddress(parameters),
  search: parameters.get('search') ?? '',
  status: knownValue([...RIDE_LISTS, ...STATUSES], parameters.get('status')),
  vehicle: knownValue(Object.values(VEHICLE_TYPE), parameters.get('vehicle')),
  days: knownValue(RIDE_DAYS, parameters.get('days')),
  from: knownDay(parameters.get('from')),
  to: knownDay(parameters.get('to')),
  driver: knownId(parameters.get('driver')),
  rider: knownId(parameters.get('rider')),
  sort: knownValue(['oldest'], parameters.get('sort')),
});

export const addressOfView = (view: RideListView): URLSearchParams => addressOf({ ...view });

/** The chosen days that stand in the fields at first: the last week. */
export const lastWeek = (now: Date) => ({ from: dhakaDayAfter(dhakaDay(now), -6), to: dhakaDay(now) });

/** Whether anything narrows the list. */
export const isNarrowed = ({ page: _page, sort: _sort, ...filters }: RideListView): boolean =>
  Object.values(filters).some(Boolean);

/** What shows every ride again, in the same order. */
export const NOT_NARROWED: Omit<RideListView, 'page' | 'sort'> = {
  search: '',
  status: undefined,
  vehicle: undefined,
  days: undefined,
  from: undefined,
  to: undefined,
  driver: undefined,
  rider: undefined,
};

/** What the call is asked of each list; a status by its own name. */
function statusQuery(status: RideListView['status']) {
  if (status === 'OVERDUE') return { overdue: 'true' as const };
  if (status === 'REVIEW') return { review: 'REVIEW' as const };
  if (status === 'OPEN') return { rideStatus: OPEN_STATUSES.join(',') };
  if (status === 'ENDED') return { rideStatus: STATUSES.filter((each) => !isOpen(each)).join(',') };
  return status ? { rideStatus: status } : {};
}

/** What is asked of the API, beside the page. */
export function rideQuery({ search, status, vehicle, days, from, to, driver, rider, sort }: RideListView, now: Date) {
  const first = days ? dhakaDayAfter(dhakaDay(now), 1 - Number(days)) : from;
  return {
    sort: sort ? 'createdAt' : '-createdAt',
    ...(search ? { find: search } : {}),
    ...statusQuery(status),
    ...(vehicle ? { vehicleType: vehicle } : {}),
    ...(first ? { from: first } : {}),
    ...(to && !days ? { to } : {}),
    ...(driver ? { driver } : {}),
    ...(rider ? { user: rider } : {}),
  };
}

/** Somebody whom the shown rides name: as a rider by the person's id, as a driver by the profile's. */
export interface RidePerson {
  as: 'rider' | 'driver';
  id: string;
  name: string;
}

const PEOPLE_OFFERED = 6;
const lowered = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s.-]+/)
    .filter(Boolean);

/** The riders and drivers of shown rides whose name has words that begin like each searched one, once each. */
export function peopleNamed(rides: readonly RideView[], search: string): RidePerson[] {
  const beginnings = lowered(search);
  const isMeant = (name: string) => beginnings.every((each) => lowered(name).some((word) => word.startsWith(each)));
  if (beginnings.length === 0) return [];
  const people = rides.flatMap(({ user, driver }): RidePerson[] => [
    { as: 'rider', id: user._id, name: user.name },
    { as: 'driver', id: driver._id, name: driver.user.name },
  ]);
  const meant = new Map(people.filter(({ name }) => isMeant(name)).map((each) => [`${each.as} ${each.id}`, each]));
  return [...meant.values()].slice(0, PEOPLE_OFFERED);
}
