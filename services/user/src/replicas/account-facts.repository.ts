import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyReplica } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACCOUNT_FACTS_MODEL, type AccountFacts } from './account-facts.model.js';

type Facts = Omit<AccountFacts, '_id' | 'aggregateVersion' | 'registeredAt'>;

@Injectable()
export class AccountFactsRepository {
  constructor(@InjectModel(ACCOUNT_FACTS_MODEL) private readonly accounts: Model<AccountFacts>) {}

  async keep(id: string, version: number, facts: Facts, occurredAt: Date): Promise<void> {
    await applyReplica(this.accounts, id, version, facts);
    await this.accounts.updateOne({ _id: id }, { $min: { registeredAt: occurredAt } });
  }
}
