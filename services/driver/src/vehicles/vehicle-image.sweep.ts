import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { StoredImageRepository } from './stored-image.repository.js';
import { VehicleRepository } from './vehicle.repository.js';
import { imageNameOf } from './vehicle-image.rules.js';
import { VehicleImageService } from './vehicle-image.service.js';

export const VEHICLE_IMAGE_SWEEP = 'vehicle-images';
const SWEEP_MS = 10 * 60_000;
/** Longer than any upload: what is older and not named by its vehicle never will be. */
const UNSETTLED_AFTER_MS = 3_600_000;

/** Removes the pictures that a change left behind when its process died half-way: those no vehicle names. */
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

  /** Everything of that vehicle is looked at: beside a new picture may lie the ones it replaced. */
  private async tidy(vehicleId: string, before: Date): Promise<void> {
    const names = await this.stored.namesOf(vehicleId, before);
    const named = new Set((await this.vehicles.find(vehicleId))?.images.map(imageNameOf));
    await this.images.remove(names.filter((name) => !named.has(name)));
    await this.images.settle(names.filter((name) => named.has(name)));
  }
}
