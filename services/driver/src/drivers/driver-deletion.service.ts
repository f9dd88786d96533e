import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { DriverRepository } from './driver.repository.js';
import { deleteDriver } from './driver-deletion.rules.js';

@Injectable()
export class DriverDeletionService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly clock: Clock,
  ) {}

  /** Deletes the driver profile of a deleted person, if there is one; idempotent. */
  async delete(userId: string): Promise<void> {
    const driver = await this.drivers.findByUser(userId);
    if (driver === undefined) return;
    const id = driver._id.toString();
    await this.drivers.change({ id }, (current) => deleteDriver(current, this.clock.now()), { actor: SYSTEM_ACTOR });
  }
}
