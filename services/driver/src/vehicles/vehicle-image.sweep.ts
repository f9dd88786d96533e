import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { StoredImageRepository } from './stored-image.repository.js';
import { VehicleRepository } from './vehicle.repository.js';
import { imageNameOf } from './vehicle-image.rules.js';
import { VehicleImageService } from './vehicle-image.service.js';

export const VEHICLE_IMAGE_SWEEP = 'vehicle-images';
const SWEEP_MS = 10 * 60_000;
/** Longer than any upload: an older picture that its vehicle does not reference never will be referenced. */
const UNSETTLED_AFTER_MS = 3_600_000;

/** Removes pictures that no vehicle references, such as those of a change whose process crashed. */
@Injectable()
export class VehicleImageSweep implements OnApplicationBootstrap {
  constructor(
    private readonly stored: StoredImageRepository,
    private readonly vehicles: VehicleRepository,
    private readonly images: VehicleImageService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(VEHICLE_IMAGE_SWEEP, SWEEP_MS, () => this.carryOut());
  }

  private async carryOut(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNSETTLED_AFTER_MS);
    for (const vehicleId of await this.stored.unsettledVehicles(before)) await this.tidy(vehicleId, before);
  }

  /** Checks all pictures of the vehicle, because the pictures that a new one replaced may remain. */
  private async tidy(vehicleId: string, before: Date): Promise<void> {
    const names = await this.stored.namesOf(vehicleId, before);
    const referenced = new Set((await this.vehicles.find(vehicleId))?.images.map(imageNameOf));
    await this.images.remove(names.filter((name) => !referenced.has(name)));
    await this.images.settle(names.filter((name) => referenced.has(name)));
  }
}
