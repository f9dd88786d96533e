import { call, QUERY_KEY, queryClient } from '@pothik/api-client';
import { lightEndpoints } from '../calls/light-endpoints';

/** The rider's open ride. @throws {ApiRefusal} {NetworkFailure} */
export async function hasOpenRide(): Promise<boolean> {
  const ride = await queryClient.fetchQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(lightEndpoints.currentRide, {}, { signal }),
  });
  return ride !== null;
}
