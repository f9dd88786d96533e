import { queryClient } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import type { RideStatus } from '@pothik/contracts/ride';
import { type RideListQuery, rideListQuery, useRideList } from '@pothik/ride-ui';
import { pageOfAddress } from '@pothik/ui-kit';
import { myDriverQuery, useMyDriver } from '../../profile/use-my-driver';

/** Asks the page of rides that an address shows, once it is known as which driver. */
export async function askDriverRides(rideStatus: RideStatus, ask: Ask, { search, user }: Opened): Promise<void> {
  const profile = myDriverQuery(user._id);
  await ask(profile);
  const driver = queryClient.getQueryData(profile.queryKey)?._id;
  if (driver) await ask(rideListQuery({ driver, rideStatus }, pageOfAddress(search)));
}

/** One page of the rides of a status that this driver was asked to drive; rides they took as a rider are excluded. */
export function useDriverRideList(rideStatus: RideStatus, page: number): RideListQuery {
  const driver = useMyDriver().data?._id;
  return useRideList(driver === undefined ? undefined : { driver, rideStatus }, page);
}
