import { Injectable } from '@nestjs/common';
import { Logger } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { PictureService } from '../pictures/index.js';
import { dropFormerPictures } from './former-picture.rules.js';
import { type StoredUser, UserRepository } from './user.repository.js';

@Injectable()
export class FormerPictureService {
  constructor(
    private readonly users: UserRepository,
    private readonly pictures: PictureService,
    private readonly logger: Logger,
  ) {}

  /**
   * Removes the replaced pictures, and one that a repeated command stored needlessly. A failure here does not fail the
   * change: the sweep retries.
   */
  async tidy(user: StoredUser, saved = ''): Promise<void> {
    try {
      if (saved !== user.picture) await this.pictures.removeAll([saved]);
      await this.remove(user);
    } catch (error) {
      this.logger.warn({ error }, 'Former pictures could not be removed; the sweep retries');
    }
  }

  /** Removes a person's former pictures, then drops their names from the profile. */
  async remove({ _id, formerPictures = [] }: StoredUser): Promise<void> {
    if (formerPictures.length === 0) return;
    await this.pictures.removeAll(formerPictures);
    const decide = (current: StoredUser) => dropFormerPictures(current, formerPictures);
    await this.users.change(_id.toString(), decide, { actor: SYSTEM_ACTOR });
  }
}
