import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { FormerProfileService } from '../former-profiles/index.js';
import type { DriverDocument } from './driver.model.js';
import { DriverRepository } from './driver.repository.js';
import { deleteDriver } from './driver-deletion.rules.js';

const TRIES = 5;

@Injectable()
export class DriverDeletionService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly formerProfiles: FormerProfileService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the driver profile of a deleted person, if there is one; idempotent. How it stood is stored first, and only that
   * state is deleted: an administrator may decide at the same moment. Throws request/conflict, and the event is handled again.
   */
  async delete(userId: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const driver = await this.drivers.findByUser(userId);
      if (driver === undefined || driver.deletedAt !== undefined) return;
      await this.formerProfiles.keepDriver(driver);
      if (await this.deleteAsRead(driver)) return;
    }
    throw new DomainError('request/conflict');
  }

  /** False when the driver has changed since it was read. */
  private async deleteAsRead({ _id, version }: DriverDocument): Promise<boolean> {
    const decide = (current: DriverDocument) =>
      current.version === version ? deleteDriver(current, this.clock.now()) : undefined;
    const left = await this.drivers.change({ id: _id.toString() }, decide, { actor: SYSTEM_ACTOR });
    return left === undefined || left.deletedAt !== undefined;
  }
}
