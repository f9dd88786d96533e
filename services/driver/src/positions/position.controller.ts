import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { PositionService } from './position.service.js';

type TellInput = Input<typeof driverHttp.tellPosition>;
type TellOutput = Output<typeof driverHttp.tellPosition>;
type OfRideInput = Input<typeof driverHttp.positionOfRide>;
type OfRideOutput = Output<typeof driverHttp.positionOfRide>;

@Controller()
export class PositionController {
  constructor(private readonly positions: PositionService) {}

  @Endpoint(driverHttp.tellPosition)
  async tell(@In() point: TellInput, @Who() person: Person): Promise<TellOutput> {
    return { nextInMs: await this.positions.tell(person, point) };
  }

  @Endpoint(driverHttp.positionOfRide)
  ofRide(@In() { rideId }: OfRideInput, @Who() person: Person): Promise<OfRideOutput> {
    return this.positions.ofRide(person, rideId);
  }
}
