import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock, Logger } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { DriverRepository } from '../drivers/index.js';
import { FormerProfileService } from '../former-profiles/index.js';
import { type StoredVehicleDocument, VehicleRepository } from './vehicle.repository.js';
import { deleteVehicle } from './vehicle-deletion.rules.js';
import { imageNameOf } from './vehicle-image.rules.js';
import { VehicleImageService } from './vehicle-image.service.js';

const TRIES = 5;

@Injectable()
export class VehicleDeletionService {
  constructor(
    private readonly vehicles: VehicleRepository,
    private readonly drivers: DriverRepository,
    private readonly formerProfiles: FormerProfileService,
    private readonly images: VehicleImageService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Empties the vehicle of a deleted person, if there is one, and removes its pictures; idempotent. Its plate is stored with the
   * former profile first, and only that state is deleted. Throws request/conflict, and the event is handled again.
   */
  async delete(ownerId: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const vehicle = await this.vehicles.findByOwner(ownerId);
      if (vehicle === undefined) return;
      const driver = await this.drivers.findByVehicle(vehicle._id.toString());
      if (driver) await this.formerProfiles.keepPlates(driver, vehicle);
      if (await this.deleteAsRead(vehicle)) return;
    }
    throw new DomainError('request/conflict');
  }

  /** False when the vehicle has changed since it was read. */
  private async deleteAsRead({ _id, ownerId, version }: StoredVehicleDocument): Promise<boolean> {
    const id = _id.toString();
    await this.images.unsettle(id);
    let former: string[] = [];
    const decide = (current: StoredVehicleDocument) => {
      if (current.version !== version) return undefined;
      former = current.images.map(imageNameOf);
      return deleteVehicle(current, this.clock.now());
    };
    const left = await this.vehicles.change({ id, ownerId: ownerId.toString() }, decide, { actor: SYSTEM_ACTOR });
    if (left !== undefined && left.deletedAt === undefined) return false;
    await this.tidy(former);
    return true;
  }

  private async tidy(names: readonly string[]): Promise<void> {
    try {
      await this.images.remove(names);
    } catch (error) {
      this.logger.warn({ error }, 'Pictures of a deleted vehicle stay until the sweep');
    }
  }
}
