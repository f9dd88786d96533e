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
   * Removes what a change replaced, and a picture that was saved in vain by a repeated command. The change stands, whatever
   * becomes of this: what fails here is left to the sweep.
   */
  async tidy(user: StoredUser, saved = ''): Promise<void> {
    try {
      if (saved !== user.picture) await this.pictures.removeAll([saved]);
      await this.remove(user);
    } catch (error) {
      this.logger.warn({ error }, 'Former pictures of a person stay until the sweep');
    }
  }

  /** Removes a person's former pictures, then forgets their names. */
  async remove({ _id, formerPictures = [] }: StoredUser): Promise<void> {
    if (formerPictures.length === 0) return;
    await this.pictures.removeAll(formerPictures);
    const decide = (current: StoredUser) => dropFormerPictures(current, formerPictures);
    await this.users.change(_id.toString(), decide, { actor: SYSTEM_ACTOR });
  }
}
