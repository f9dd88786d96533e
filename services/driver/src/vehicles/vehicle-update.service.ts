import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { VehicleView } from '@pothik/contracts/driver';
import { Clock, Logger } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, type UploadedFile } from '@pothik/service-kit';
import { DriverRepository } from '../drivers/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { type StoredVehicleDocument, VehicleRepository } from './vehicle.repository.js';
import { vehicleViewOf } from './vehicle.views.js';
import { imageAddress, imageNameOf } from './vehicle-image.rules.js';
import { VehicleImageService } from './vehicle-image.service.js';
import { updateVehicle, type VehicleChange } from './vehicle-update.rules.js';

type Command = IdempotencyKey | undefined;

/** An owner changes their vehicle and its pictures. */
@Injectable()
export class VehicleUpdateService {
  constructor(
    private readonly vehicles: VehicleRepository,
    private readonly drivers: DriverRepository,
    private readonly rides: RideProjectionRepository,
    private readonly images: VehicleImageService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Somebody else's vehicle is not found. A change that was made already is answered before anything else is looked at. */
  async update(
    person: Person,
    id: string,
    form: VehicleChange,
    files: readonly UploadedFile[],
    command: Command,
  ): Promise<VehicleView> {
    const told = await this.vehicles.changedBy(command);
    const vehicle = told ?? (await this.change(person, id, form, files, command));
    const driver = await this.drivers.findByVehicle(id);
    return vehicleViewOf(vehicle, driver?._id.toString() ?? null);
  }

  /** Keeps the new pictures, then the vehicle that names them, then removes every picture no vehicle names any more. */
  private async change(
    person: Person,
    id: string,
    form: VehicleChange,
    files: readonly UploadedFile[],
    command: Command,
  ): Promise<StoredVehicleDocument> {
    const own = { id, ownerId: person.id };
    await this.refuseEarly(own, form, files);
    const names = await this.images.keep(id, files);
    let replaced: string[] = [];
    try {
      const decide = await this.decisionAbout(id, form);
      const write = (vehicle: StoredVehicleDocument) => {
        replaced = vehicle.images.map(imageNameOf);
        return decide(vehicle, names.map(imageAddress));
      };
      const changed = await this.vehicles.change(own, write, { actor: actorOf(person), command });
      if (changed === undefined) throw new DomainError('driver/vehicle-not-found');
      await this.tidy([...names, ...replaced], new Set(changed.images.map(imageNameOf)));
      return changed;
    } catch (error) {
      // Only a refusal is sure to have written nothing; after a lost connection the sweep finds out.
      if (error instanceof DomainError) await this.images.remove(names);
      throw error;
    }
  }

  /** What will be refused anyway is refused before a picture is decoded, whatever the pictures will be called. */
  private async refuseEarly(own: { id: string; ownerId: string }, form: VehicleChange, files: readonly UploadedFile[]) {
    const present = await this.vehicles.findOwn(own);
    if (present === undefined) throw new DomainError('driver/vehicle-not-found');
    const decide = await this.decisionAbout(own.id, form);
    decide(
      present,
      files.map(({ name }) => name),
    );
  }

  /** By today's projections: a ride may have begun while pictures were decoded. */
  private async decisionAbout(id: string, form: VehicleChange) {
    const driver = await this.drivers.findByVehicle(id);
    const engaged = driver !== undefined && (await this.rides.isEngaged(driver._id.toString()));
    const projections = { engaged, confirmed: driver?.confirmed?.vehicle ?? null };
    return (vehicle: StoredVehicleDocument, images: readonly string[]) =>
      updateVehicle(vehicle, form, images, projections, this.clock.now());
  }

  /** The change stands, whatever becomes of this: what fails here is left to the sweep, which looks at what is not settled. */
  private async tidy(names: readonly string[], named: ReadonlySet<string>): Promise<void> {
    try {
      await this.images.remove(names.filter((name) => !named.has(name)));
      await this.images.settle(names.filter((name) => named.has(name)));
    } catch (error) {
      this.logger.warn({ error }, 'Former pictures of a vehicle stay until the sweep');
    }
  }
}
