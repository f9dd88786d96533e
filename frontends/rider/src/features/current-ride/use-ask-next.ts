import { QUERY, QUERY_KEY, queryClient, useCommand } from '@pothik/api-client';
import { isOpen } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';

/** Asks the next driver of an accepted ride: the request that goes on is shown at once, an ended ride by its own query. */
export const useAskNext = () =>
  useCommand(rideRoutes.askNext, {
    invalidates: [QUERY.CurrentRide, QUERY.RideRequest],
    isPendingUntilFresh: true,
    onSuccess: (asked) => {
      if (isOpen(asked.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, asked);
    },
  });
