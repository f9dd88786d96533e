import { Injectable } from '@nestjs/common';
import { Clock, Logger } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { type StoredVehicleDocument, VehicleRepository } from './vehicle.repository.js';
import { deleteVehicle } from './vehicle-deletion.rules.js';
import { imageNameOf } from './vehicle-image.rules.js';
import { VehicleImageService } from './vehicle-image.service.js';

@Injectable()
export class VehicleDeletionService {
  constructor(
    private readonly vehicles: VehicleRepository,
    private readonly images: VehicleImageService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Empties the vehicle of a deleted person, if there is one, and removes its pictures; idempotent. */
  async delete(ownerId: string): Promise<void> {
    const vehicle = await this.vehicles.findByOwner(ownerId);
    if (vehicle === undefined) return;
    const id = vehicle._id.toString();
    await this.images.unsettle(id);
    let former: string[] = [];
    const decide = (current: StoredVehicleDocument) => {
      former = current.images.map(imageNameOf);
      return deleteVehicle(current, this.clock.now());
    };
    await this.vehicles.change({ id, ownerId }, decide, { actor: SYSTEM_ACTOR });
    await this.tidy(former);
  }

  private async tidy(names: readonly string[]): Promise<void> {
    try {
      await this.images.remove(names);
    } catch (error) {
      this.logger.warn({ error }, 'Pictures of a deleted vehicle stay until the sweep');
    }
  }
}
