import { call, QUERY_KEY, queryClient } from '@pothik/api-client';
import { create } from 'zustand';
import { lightEndpoints } from '../calls/light-endpoints';

/** Whether the booking dialog stands over the page. */
export const getRideStore = create<{ open: boolean }>()(() => ({ open: false }));

export const setGetRideOpen = (open: boolean): void => getRideStore.setState({ open });

/** The rider's open ride. @throws {ApiRefusal} {NetworkFailure} */
export async function hasOpenRide(): Promise<boolean> {
  const ride = await queryClient.fetchQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(lightEndpoints.currentRide, {}, { signal }),
  });
  return ride !== null;
}
