import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyProjection } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACCOUNT_PROJECTION_MODEL, type AccountProjection } from './account-projection.model.js';
import { PROFILE_PROJECTION_MODEL, type ProfileProjection } from './profile-projection.model.js';

/** A person as two owners tell them: name and e-mail by auth; name, phone and picture by user. */
@Injectable()
export class PersonProjectionRepository {
  constructor(
    @InjectModel(ACCOUNT_PROJECTION_MODEL) private readonly accounts: Model<AccountProjection>,
    @InjectModel(PROFILE_PROJECTION_MODEL) private readonly profiles: Model<ProfileProjection>,
  ) {}

  keepAccount(id: string, version: number, projections: { name: string; email: string }) {
    return applyProjection(this.accounts, id, version, projections);
  }

  keepProfile(id: string, version: number, projections: { name: string; phone: string; image: string }) {
    return applyProjection(this.profiles, id, version, projections);
  }
}
