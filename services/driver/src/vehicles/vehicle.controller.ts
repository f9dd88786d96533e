import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import {
  Command,
  Endpoint,
  Files,
  type IdempotencyKey,
  In,
  type Person,
  type UploadedFile,
  Who,
} from '@pothik/service-kit';
import { VehicleService } from './vehicle.service.js';
import { VehicleUpdateService } from './vehicle-update.service.js';

type RegisterInput = Input<typeof driverHttp.registerVehicle>;
type RegisterOutput = Output<typeof driverHttp.registerVehicle>;
type UpdateInput = Input<typeof driverHttp.updateVehicle>;
type UpdateOutput = Output<typeof driverHttp.updateVehicle>;
type FileList = readonly UploadedFile[];
type VehiclesInput = Input<typeof driverHttp.vehicles>;
type VehiclesOutput = Output<typeof driverHttp.vehicles>;

@Controller()
export class VehicleController {
  constructor(
    private readonly vehicles: VehicleService,
    private readonly updates: VehicleUpdateService,
  ) {}

  @Endpoint(driverHttp.registerVehicle)
  register(
    @In() input: RegisterInput,
    @Who() person: Person,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<RegisterOutput> {
    return this.vehicles.register(person, input, command);
  }

  @Endpoint(driverHttp.updateVehicle)
  update(
    @In() { id, ...form }: UpdateInput,
    @Who() person: Person,
    @Files() files: FileList,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<UpdateOutput> {
    return this.updates.update(person, id, form, files, command);
  }

  @Endpoint(driverHttp.vehicles)
  list(@In() input: VehiclesInput, @Who() person: Person): Promise<VehiclesOutput> {
    return this.vehicles.list(person, input);
  }
}
