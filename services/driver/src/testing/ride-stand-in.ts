import { Controller, Module } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type PickupOutput = Output<typeof rideHttp.pickupOf>;

/** The ride service as the driver service calls it: where riders wait, by the id of the ride. */
export const standInPickups = new Map<string, PickupOutput>();

@Controller()
class PickupStandIn {
  @Endpoint(rideHttp.pickupOf)
  async pickupOf(@In() { rideId }: Input<typeof rideHttp.pickupOf>): Promise<PickupOutput> {
    const pickup = standInPickups.get(rideId);
    if (pickup === undefined) throw new DomainError('ride/not-found');
    return pickup;
  }
}

@Module({ controllers: [PickupStandIn] })
class RideStandInModule {}

export const rideStandIn = defineService({ name: 'ride', module: RideStandInModule, databases: true });
