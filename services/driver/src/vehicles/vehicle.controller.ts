import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Command, type CommandKey, Endpoint, In, type Person, Who } from '@pothik/service-kit';
import { VehicleService } from './vehicle.service.js';

type RegisterInput = Input<typeof driverHttp.registerVehicle>;
type RegisterOutput = Output<typeof driverHttp.registerVehicle>;
type VehiclesInput = Input<typeof driverHttp.vehicles>;
type VehiclesOutput = Output<typeof driverHttp.vehicles>;

@Controller()
export class VehicleController {
  constructor(private readonly vehicles: VehicleService) {}

  @Endpoint(driverHttp.registerVehicle)
  register(
    @In() input: RegisterInput,
    @Who() person: Person,
    @Command() command: CommandKey | undefined,
  ): Promise<RegisterOutput> {
    return this.vehicles.register(person, input, command);
  }

  @Endpoint(driverHttp.vehicles)
  list(@In() input: VehiclesInput, @Who() person: Person): Promise<VehiclesOutput> {
    return this.vehicles.list(person, input);
  }
}
