import { call, QUERY, serverNow } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { AVAILABILITY, DRIVER_STATUS } from '@pothik/contracts/driver';
import { driverRoutes, rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type Days, periodsOfAddress } from './period.rules';

/** No notification tells that a driver comes ONLINE; in ms. */
const ASKED_EVERY_MS = 30_000;

/** The query of the rides of a period, none of no days; notifications about rides fetch them again. */
const rideAnalyticsQuery = (days: Days | undefined) =>
  queryOptions({
    queryKey: [QUERY.RideRequest, 'analytics', days?.from, days?.to],
    queryFn: days
      ? ({ signal }) => call(rideRoutes.analytics, { from: days.from, to: days.to }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });

/** The rides of a period, none of no days. */
export const useRideAnalytics = (days: Days | undefined) => useQuery(rideAnalyticsQuery(days));

/** The query of the drivers today, and of how many were active in a period. */
const driverAnalyticsQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [QUERY.Driver, 'analytics', from, to],
    queryFn: ({ signal }) => call(driverRoutes.analytics, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The drivers today, and how many were active in a period. */
export const useDriverAnalytics = (days: Days) => useQuery(driverAnalyticsQuery(days));

/** Asks what an address shows: the rides of its period, those that they are compared with, and the drivers. */
export function askFirst(ask: Ask, { search }: Opened): void {
  const { period, before } = periodsOfAddress(search, new Date(serverNow()));
  ask(rideAnalyticsQuery(period));
  if (before) ask(rideAnalyticsQuery(before));
  ask(driverAnalyticsQuery(period));
}

/** How many approved drivers are ONLINE now: the total of their list, of which one is read. */
export const useOnlineDrivers = () =>
  useQuery({
    queryKey: [QUERY.Driver, 'online-count'],
    queryFn: ({ signal }) =>
      call(
        driverRoutes.drivers,
        { status: DRIVER_STATUS.APPROVED, availabilityStatus: AVAILABILITY.ONLINE, limit: 1 },
        { signal },
      ),
    select: ({ meta }) => meta.total,
    refetchInterval: ASKED_EVERY_MS,
  });

/** How many drivers have changes to review: the total of their list, of which one is read. Notifications about drivers fetch it again. */
export const useChangedDrivers = () =>
  useQuery({
    queryKey: [QUERY.Driver, 'changed-count'],
    queryFn: ({ signal }) => call(driverRoutes.drivers, { changed: 'true', limit: 1 }, { signal }),
    select: ({ meta }) => meta.total,
  });
