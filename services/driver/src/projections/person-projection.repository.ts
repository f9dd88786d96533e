import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyProjection, type ProjectionOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACCOUNT_PROJECTION_MODEL, type AccountProjection } from './account-projection.model.js';
import { PROFILE_PROJECTION_MODEL, type ProfileProjection } from './profile-projection.model.js';

/** A person from the events of two owners: name and e-mail from auth; name, phone and picture from user. */
@Injectable()
export class PersonProjectionRepository {
  constructor(
    @InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>,
    @InjectModel(PROFILE_PROJECTION_MODEL) private readonly profiles: Model<ProfileProjection>,
  ) {}

  storeAccount(id: string, version: number, projection: { name: string; email: string }, options?: ProjectionOptions) {
    return applyProjection(this.accounts, id, version, projection, options);
  }

  storeProfile(
    id: string,
    version: number,
    projection: Omit<ProfileProjection, '_id' | 'aggregateVersion'>,
    options?: ProjectionOptions,
  ) {
    return applyProjection(this.profiles, id, version, projection, options);
  }

  /** The name of the profile, else of the account. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const these = { _id: { $in: ids } };
    const [accounts, profiles] = await Promise.all([
      this.accounts.find(these, { name: 1 }).lean<Named[]>(),
      this.profiles.find(these, { name: 1 }).lean<Named[]>(),
    ]);
    return new Map(
      [...accounts, ...profiles.filter(({ name }) => name)].map(({ _id, name }) => [_id.toString(), name]),
    );
  }
}

type Named = Pick<ProfileProjection, '_id' | 'name'>;
