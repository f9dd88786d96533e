import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { OPEN_STATUSES, RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** Statuses to choose from: every one, and all that are open together. */
export const RIDE_CHOICES = ['OPEN', ...Object.values(RIDE_STATUS)] as const;
export type RideChoice = 'OPEN' | RideStatus;
/** Whole days in Dhaka up to today. */
export const RIDE_DAYS = ['1', '7', '30'] as const;
type RideDays = (typeof RIDE_DAYS)[number];

/** What the list of rides shows, as in the address bar. */
export interface RideListView {
  page: number;
  status?: RideChoice;
  days?: RideDays;
  /** The id of a driver profile: only this driver's rides. */
  driver?: string;
  /** The id of a person: only the rides this person took as rider. */
  rider?: string;
  sort?: 'oldest';
}

const IDENTIFIER = /^[0-9a-f]{24}$/;
const knownId = (id: string | null): string | undefined => (id !== null && IDENTIFIER.test(id) ? id : undefined);

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): RideListView => ({
  page: pageOfAddress(parameters),
  status: knownValue(RIDE_CHOICES, parameters.get('status')),
  days: knownValue(RIDE_DAYS, parameters.get('days')),
  driver: knownId(parameters.get('driver')),
  rider: knownId(parameters.get('rider')),
  sort: knownValue(['oldest'], parameters.get('sort')),
});

export const addressOfView = (view: RideListView): URLSearchParams => addressOf({ ...view });

const RIDES_A_PAGE = 10;

/** The query of the call for what the list shows. */
export function queryOfView({ page, status, days, driver, rider, sort }: RideListView, now: Date) {
  return {
    page,
    limit: RIDES_A_PAGE,
    sort: sort ? 'createdAt' : '-createdAt',
    ...(status ? { rideStatus: status === 'OPEN' ? OPEN_STATUSES.join(',') : status } : {}),
    ...(days ? { from: dhakaDayAfter(dhakaDay(now), 1 - Number(days)) } : {}),
    ...(driver ? { driver } : {}),
    ...(rider ? { user: rider } : {}),
  };
}
