import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language, Role } from '@pothik/contracts/platform';
import { applyProjection, type ProjectionOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import {
  ACCOUNT_PROJECTION_MODEL,
  type AccountProjection,
  PROFILE_PROJECTION_MODEL,
  type ProfileProjection,
} from './person-projection.model.js';

/** `email`: '' where there is none. */
export type Addresses = Pick<AccountProjection, 'email' | 'phone' | 'language'>;

/** People from the events of two owners: e-mail, number and role from auth, the current name from user. */
@Injectable()
export class PersonProjectionRepository {
  constructor(
    @InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>,
    @InjectModel(PROFILE_PROJECTION_MODEL) private readonly profiles: Model<ProfileProjection>,
  ) {}

  storeAccount(
    id: string,
    version: number,
    projection: Omit<AccountProjection, '_id' | 'aggregateVersion'>,
    options?: ProjectionOptions,
  ) {
    return applyProjection(this.accounts, id, version, projection, options);
  }

  storeName(id: string, version: number, projection: { name: string }, options?: ProjectionOptions) {
    return applyProjection(this.profiles, id, version, projection, options);
  }

  async verifiedWithRole(roles: readonly Role[]): Promise<{ id: string; email: string }[]> {
    const found = await this.accounts
      .find({ role: { $in: roles }, verified: true }, { email: 1 })
      .sort({ _id: 1 })
      .lean();
    return found.map(({ _id, email }) => ({ id: _id.toString(), email }));
  }

  /** By which people are reached, and in which language. */
  async addresses(ids: readonly string[]): Promise<Map<string, Addresses>> {
    const found = await this.accounts.find({ _id: { $in: ids } }, { email: 1, phone: 1, language: 1 }).lean();
    return new Map(found.map(({ _id, email, phone, language }) => [_id.toString(), { email, phone, language }]));
  }

  /** Of those who chose one. */
  async languages(ids: readonly string[]): Promise<Map<string, Language>> {
    const found = await this.accounts.find({ _id: { $in: ids } }, { language: 1 }).lean();
    return new Map(found.flatMap(({ _id, language }) => (language ? [[_id.toString(), language] as const] : [])));
  }

  /** The profile's name, else the name of the registration. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const filter = { _id: { $in: ids } };
    const [accounts, profiles] = await Promise.all([
      this.accounts.find(filter, { name: 1 }).lean(),
      this.profiles.find({ ...filter, name: { $ne: '' } }, { name: 1 }).lean(),
    ]);
    return new Map([...accounts, ...profiles].map(({ _id, name }) => [_id.toString(), name]));
  }
}
