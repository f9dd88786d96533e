import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { EstimateService } from './estimate.service.js';

type EstimatesInput = Input<typeof rideHttp.estimates>;
type EstimatesOutput = Output<typeof rideHttp.estimates>;

@Controller()
export class EstimateController {
  constructor(
    private readonly estimates: EstimateService,
    private readonly clock: Clock,
  ) {}

  @Endpoint(rideHttp.estimates)
  all(
    @In() { pickupLat, pickupLng, dropLat, dropLng, pickupLocation, dropLocation }: EstimatesInput,
    @Who() rider: Person,
  ): Promise<EstimatesOutput> {
    const [pickup, drop] = [
      { lat: pickupLat, lng: pickupLng },
      { lat: dropLat, lng: dropLng },
    ];
    const texts = pickupLocation && dropLocation ? { pickupLocation, dropLocation } : undefined;
    return this.estimates.all(rider, { pickup, drop, texts }, this.clock.now());
  }
}
