import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR, type UploadedFile } from '@pothik/service-kit';
import { PictureService } from './pictures/index.js';
import { registerUser, type StoredUser, UserRepository, updateUser } from './users/index.js';

/** What the demonstration adds to a person; the name comes with auth's event. */
export interface ProfilePlan {
  id: string;
  phone: string;
  address: string;
}

/** A person's portrait, a file as somebody would upload it. */
export interface PortraitPlan {
  id: string;
  picture: UploadedFile;
}

/** Seeds phone and address, before or after the registration arrives; repeating it changes nothing. */
@Injectable()
export class DemonstrationProfiles {
  constructor(
    private readonly users: UserRepository,
    private readonly pictures: PictureService,
  ) {}

  async seed(plans: readonly ProfilePlan[]): Promise<void> {
    for (const { id, phone, address } of plans) {
      // Version 0 is older than any registration, so the event's name is applied when it arrives.
      const newcomer = { ...registerUser({ name: '', version: 0 }), phone, address };
      const decide = (user: StoredUser) => updateUser(user, { phone, address }, '');
      await this.users.changeOrCreate(id, newcomer, decide, { actor: SYSTEM_ACTOR });
    }
  }

  /** Portraits of people who have none yet, encoded as any upload. */
  async seedPortraits(plans: readonly PortraitPlan[]): Promise<void> {
    for (const { id, picture } of plans) {
      if ((await this.users.find(id))?.picture !== '') continue;
      const name = await this.pictures.save(id, picture);
      await this.users.change(id, (user) => updateUser(user, { picture: name }, ''), { actor: SYSTEM_ACTOR });
    }
  }
}
