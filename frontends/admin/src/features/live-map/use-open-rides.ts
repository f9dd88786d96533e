import { call, QUERY } from '@pothik/api-client';
import { OPEN_STATUSES } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** Rides begin and end more slowly than cars move, in ms. */
const ASKED_EVERY_MS = 15_000;
const RIDES_SHOWN = 100;

/** The open rides, oldest first, and how many there are. */
export const useOpenRides = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'open-rides'],
    queryFn: ({ signal }) =>
      call(
        rideRoutes.rides,
        { rideStatus: OPEN_STATUSES.join(','), limit: RIDES_SHOWN, sort: 'createdAt' },
        { signal },
      ),
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
