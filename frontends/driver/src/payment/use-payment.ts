import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** The payment of a completed ride; a live notification about the ride fetches it again. */
export const usePayment = (rideId: string) =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'payment', rideId],
    queryFn: ({ signal }) => call(rideRoutes.payment, { rideId }, { signal }),
  });
