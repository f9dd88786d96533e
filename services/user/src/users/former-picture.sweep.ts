import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Sweeper } from '@pothik/service-kit';
import { FormerPictureService } from './former-picture.service.js';
import { UserRepository } from './user.repository.js';

export const FORMER_PICTURE_SWEEP = 'former-pictures';
const SWEEP_MS = 10 * 60_000;

/** Removes former pictures that remained because the object store was unavailable or a process died. */
@Injectable()
export class FormerPictureSweep implements OnApplicationBootstrap {
  constructor(
    private readonly users: UserRepository,
    private readonly former: FormerPictureService,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(FORMER_PICTURE_SWEEP, SWEEP_MS, () => this.carryOut());
  }

  private async carryOut(): Promise<void> {
    for (const user of await this.users.withFormerPictures()) await this.former.remove(user);
  }
}
