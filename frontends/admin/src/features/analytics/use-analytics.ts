import { call, QUERY } from '@pothik/api-client';
import { driverRoutes, rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Days } from './period.rules';

/** The rides of a period; notifications about rides fetch them again. */
export const useRideAnalytics = ({ from, to }: Days) =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'analytics', from, to],
    queryFn: ({ signal }) => call(rideRoutes.analytics, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The drivers today, and how many were active in a period. */
export const useDriverAnalytics = ({ from, to }: Days) =>
  useQuery({
    queryKey: [QUERY.Driver, 'analytics', from, to],
    queryFn: ({ signal }) => call(driverRoutes.analytics, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  });
