import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import { PersonProjectionRepository } from './person-projection.repository.js';

/** Higher than any version of the user service, so later profile events of a deleted person are ignored. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

@Injectable()
export class PersonProjectionService {
  constructor(private readonly projections: PersonProjectionRepository) {}

  async storeAccount({ payload, aggregateVersion }: EventOf<typeof authEvents.userRegistered>) {
    const { id, name, email } = payload.account;
    await this.projections.storeAccount(id, aggregateVersion, { name, email });
  }

  async storeProfile({ payload, aggregateVersion }: EventOf<typeof userEvents.profileUpdated>) {
    const { id, name, phone, image } = payload.profile;
    await this.projections.storeProfile(id, aggregateVersion, { name, phone, image });
  }

  /** Empties name, e-mail, phone and picture, whatever events of that person follow. */
  async deletePerson({ payload, aggregateVersion }: EventOf<typeof authEvents.userDeleted>) {
    const { id, name, email } = payload.account;
    await this.projections.storeAccount(id, aggregateVersion, { name, email });
    await this.projections.storeProfile(id, LAST_OF_ALL, { name: '', phone: '', image: '' });
  }
}
