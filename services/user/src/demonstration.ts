import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { registerUser, type StoredUser, UserRepository, updateUser } from './users/index.js';

/** What the demonstration adds to a person; the name comes with auth's event. */
export interface ProfilePlan {
  id: string;
  phone: string;
  address: string;
}

/** Seeds phone and address, before or after the registration arrives; repeating it changes nothing. */
@Injectable()
export class DemonstrationProfiles {
  constructor(private readonly users: UserRepository) {}

  async seed(plans: readonly ProfilePlan[]): Promise<void> {
    for (const { id, phone, address } of plans) {
      // Version 0 is older than any registration, so the event's name is applied when it arrives.
      const newcomer = { ...registerUser({ name: '', version: 0 }), phone, address };
      const decide = (user: StoredUser) => updateUser(user, { phone, address }, '');
      await this.users.changeOrCreate(id, newcomer, decide, { actor: SYSTEM_ACTOR });
    }
  }
}
