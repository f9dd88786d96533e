import type { RideStatus } from '@pothik/contracts/ride';
import { type RideListQuery, useRideList } from '@pothik/ride-ui';
import { useMyDriver } from '../../profile/use-my-driver';

/** One page of the rides of a status this driver was asked to drive: none they took as a rider. */
export function useDriverRideList(rideStatus: RideStatus, page: number): RideListQuery {
  const driver = useMyDriver().data?._id;
  return useRideList(driver === undefined ? undefined : { driver, rideStatus }, page);
}
