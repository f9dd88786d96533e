import { call, QUERY } from '@pothik/api-client';
import { driverRoutes } from '@pothik/contracts/routes';

/** The query of a ride's track: null where none is kept. */
export const trackQuery = (rideId: string) => ({
  queryKey: [QUERY.RideRequest, 'track', rideId],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(driverRoutes.track, { rideId }, { signal }),
  retry: false,
});
