import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import { PersonProjectionRepository } from './person-projection.repository.js';

/** Nothing that user still tells of the person is newer. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

@Injectable()
export class PersonProjectionService {
  constructor(private readonly projections: PersonProjectionRepository) {}

  async keepAccount({ payload, aggregateVersion }: EventOf<typeof authEvents.userRegistered>) {
    const { id, name, email } = payload.account;
    await this.projections.keepAccount(id, aggregateVersion, { name, email });
  }

  async keepProfile({ payload, aggregateVersion }: EventOf<typeof userEvents.profileUpdated>) {
    const { id, name, phone, image } = payload.profile;
    await this.projections.keepProfile(id, aggregateVersion, { name, phone, image });
  }

  /** A deleted person has neither name, e-mail, phone nor picture, whatever is told of them later. */
  async deletePerson({ payload, aggregateVersion }: EventOf<typeof authEvents.userDeleted>) {
    const { id, name, email } = payload.account;
    await this.projections.keepAccount(id, aggregateVersion, { name, email });
    await this.projections.keepProfile(id, LAST_OF_ALL, { name: '', phone: '', image: '' });
  }
}
