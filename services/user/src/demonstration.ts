import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { registerUser, type StoredUser, UserRepository, updateUser } from './users/index.js';

/** What the demonstration adds to a person: auth's event brings the name. */
export interface ProfilePlan {
  id: string;
  phone: string;
  address: string;
}

/** Gives demo people a phone and an address, before or after their registration arrives; twice changes nothing. */
@Injectable()
export class DemonstrationProfiles {
  constructor(private readonly users: UserRepository) {}

  async seed(plans: readonly ProfilePlan[]): Promise<void> {
    for (const { id, phone, address } of plans) {
      // Version 0 is older than any registration, so the name is taken when it comes.
      const newcomer = { ...registerUser({ name: '', version: 0 }), phone, address };
      const decide = (user: StoredUser) => updateUser(user, { phone, address }, '');
      await this.users.changeOrCreate(id, newcomer, decide, { actor: SYSTEM_ACTOR });
    }
  }
}
