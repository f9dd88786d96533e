import { call, QUERY } from '@pothik/api-client';
import { type INCIDENT_STATUS, OPEN_STATUSES } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** Rides begin and end more slowly than cars move, in ms. */
const ASKED_EVERY_MS = 15_000;
const RIDES_SHOWN = 100;
const INCIDENTS_SHOWN = 20;

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

/** The incidents that are not resolved: those that nobody saw yet first. */
export const useUnresolvedIncidents = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'unresolved'],
    queryFn: async ({ signal }) => {
      const of = (status: keyof typeof INCIDENT_STATUS) =>
        call(rideRoutes.incidents, { status, limit: INCIDENTS_SHOWN }, { signal });
      const [open, acknowledged] = await Promise.all([of('OPEN'), of('ACKNOWLEDGED')]);
      return [...open.data, ...acknowledged.data];
    },
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
