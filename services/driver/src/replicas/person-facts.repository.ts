import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyReplica } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACCOUNT_FACTS_MODEL, type AccountFacts } from './account-facts.model.js';
import { PROFILE_FACTS_MODEL, type ProfileFacts } from './profile-facts.model.js';

/** A person as two owners tell them: name and e-mail by auth; name, phone and picture by user. */
@Injectable()
export class PersonFactsRepository {
  constructor(
    @InjectModel(ACCOUNT_FACTS_MODEL) private readonly accounts: Model<AccountFacts>,
    @InjectModel(PROFILE_FACTS_MODEL) private readonly profiles: Model<ProfileFacts>,
  ) {}

  keepAccount(id: string, version: number, facts: { name: string; email: string }) {
    return applyReplica(this.accounts, id, version, facts);
  }

  keepProfile(id: string, version: number, facts: { name: string; phone: string; image: string }) {
    return applyReplica(this.profiles, id, version, facts);
  }
}
