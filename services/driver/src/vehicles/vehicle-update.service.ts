import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { VehicleView } from '@pothik/contracts/driver';
import { Clock, Logger } from '@pothik/engines';
import { actorOf, type Change, type IdempotencyKey, type Person, type UploadedFile } from '@pothik/service-kit';
import {
  type DriverDocument,
  DriverRepository,
  holdVehicle,
  needsConfirmation,
  outdateDecisions,
  type VehicleForm,
} from '../drivers/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { type StoredVehicleDocument, VehicleRepository } from './vehicle.repository.js';
import { vehicleViewOf } from './vehicle.views.js';
import { imageAddress, imageNameOf } from './vehicle-image.rules.js';
import { VehicleImageService } from './vehicle-image.service.js';
import { updateVehicle } from './vehicle-update.rules.js';

type Command = IdempotencyKey | undefined;

interface OwnVehicle {
  id: string;
  ownerId: string;
}

type DriverDecision = (current: DriverDocument) => Change<DriverDocument> | undefined;

/** What an edit writes in the driver before the vehicle, or only asks. */
interface DriverWrites {
  hold(driver: DriverDocument, decision: DriverDecision): Promise<unknown>;
  outdate(driver: DriverDocument): Promise<unknown>;
}

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

  /** Throws driver/vehicle-not-found for somebody else's vehicle. A repeated command returns the vehicle before any check. */
  async update(
    person: Person,
    id: string,
    form: VehicleForm,
    files: readonly UploadedFile[],
    command: Command,
  ): Promise<VehicleView> {
    const changed = await this.vehicles.changedBy(command);
    const vehicle = changed ?? (await this.change(person, id, form, files, command));
    const driver = await this.drivers.findByVehicle(id);
    return vehicleViewOf(vehicle, driver?._id.toString() ?? null);
  }

  /** Stores the new pictures, then what waits, then the vehicle that references them, then removes the replaced pictures. */
  private async change(
    person: Person,
    id: string,
    form: VehicleForm,
    files: readonly UploadedFile[],
    command: Command,
  ): Promise<StoredVehicleDocument> {
    const own = { id, ownerId: person.id };
    await this.refuseEarly(own, form, files);
    const names = await this.images.store(id, files);
    const options = { actor: actorOf(person), command };
    let replaced: string[] = [];
    try {
      const decide = await this.decisionAbout(own, form, {
        hold: ({ _id }, decision) => this.drivers.change({ id: _id.toString() }, decision, options),
        // Without the command: a repeat outdates what began since the first try.
        outdate: ({ _id }) => this.drivers.change({ id: _id.toString() }, outdateDecisions, { actor: options.actor }),
      });
      const write = (vehicle: StoredVehicleDocument) => {
        replaced = vehicle.images.map(imageNameOf);
        return decide(vehicle, names.map(imageAddress));
      };
      const changed = await this.vehicles.change(own, write, options);
      if (changed === undefined) throw new DomainError('driver/vehicle-not-found');
      await this.tidy([...names, ...replaced], new Set(changed.images.map(imageNameOf)));
      return changed;
    } catch (error) {
      // Only a refusal certainly wrote nothing; after a lost connection the sweep decides.
      if (error instanceof DomainError) await this.images.remove(names);
      throw error;
    }
  }

  /** Refuses before pictures are decoded, which is expensive. */
  private async refuseEarly(own: OwnVehicle, form: VehicleForm, files: readonly UploadedFile[]) {
    const decide = await this.decisionAbout(own, form, {
      hold: async (driver, decision) => decision(driver),
      outdate: async () => undefined,
    });
    decide(
      await this.ownVehicle(own),
      files.map(({ name }) => name),
    );
  }

  /**
   * Has `writes` decide what waits for confirmation, and returns the decision about the rest of the form. Reads the projections
   * again: a ride may have begun while pictures were decoded. A first decision about the driver that is under way, or was
   * refused, is outdated first: it then reads the vehicle again.
   */
  private async decisionAbout(own: OwnVehicle, form: VehicleForm, writes: DriverWrites) {
    const vehicle = await this.ownVehicle(own);
    const driver = await this.drivers.findByVehicle(own.id);
    const engaged = driver !== undefined && (await this.rides.isEngaged(driver._id.toString()));
    const isHeld = driver !== undefined && needsConfirmation(driver);
    const decideHold = (current: DriverDocument) => holdVehicle(current, vehicle, form, engaged, this.clock.now());
    if (isHeld) await writes.hold(driver, decideHold);
    const reopens = driver !== undefined && !isHeld && vehicle.approvedAt !== undefined;
    if (reopens) await writes.outdate(driver);
    const context = { engaged, confirmed: driver?.confirmed?.vehicle ?? null, isHeld };
    return (current: StoredVehicleDocument, images: readonly string[]) => {
      const isReopened = reopens && current.version === vehicle.version;
      return updateVehicle(current, isHeld ? {} : form, images, { ...context, isReopened }, this.clock.now());
    };
  }

  private async ownVehicle(own: OwnVehicle): Promise<StoredVehicleDocument> {
    const vehicle = await this.vehicles.findOwn(own);
    if (vehicle === undefined) throw new DomainError('driver/vehicle-not-found');
    return vehicle;
  }

  /** The change is already stored, so a failure here is left to the sweep. */
  private async tidy(names: readonly string[], referenced: ReadonlySet<string>): Promise<void> {
    try {
      await this.images.remove(names.filter((name) => !referenced.has(name)));
      await this.images.settle(names.filter((name) => referenced.has(name)));
    } catch (error) {
      this.logger.warn({ error }, 'Former pictures of a vehicle stay until the sweep');
    }
  }
}
