import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyProjection, type ProjectionOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACCOUNT_PROJECTION_MODEL, type AccountProjection } from './account-projection.model.js';

type AccountFields = Omit<AccountProjection, '_id' | 'aggregateVersion' | 'registeredAt'>;

@Injectable()
export class AccountProjectionRepository {
  constructor(@InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>) {}

  async keep(
    id: string,
    version: number,
    account: AccountFields,
    occurredAt: Date,
    options?: ProjectionOptions,
  ): Promise<void> {
    await applyProjection(this.accounts, id, version, account, options);
    await this.accounts.updateOne({ _id: id }, { $min: { registeredAt: occurredAt } });
  }
}
