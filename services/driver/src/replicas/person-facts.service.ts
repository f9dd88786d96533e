import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import { PersonFactsRepository } from './person-facts.repository.js';

@Injectable()
export class PersonFactsService {
  constructor(private readonly facts: PersonFactsRepository) {}

  async keepAccount({ payload, aggregateVersion }: EventOf<typeof authEvents.userRegistered>) {
    const { id, name, email } = payload.account;
    await this.facts.keepAccount(id, aggregateVersion, { name, email });
  }

  async keepProfile({ payload, aggregateVersion }: EventOf<typeof userEvents.profileUpdated>) {
    const { id, name, phone, image } = payload.profile;
    await this.facts.keepProfile(id, aggregateVersion, { name, phone, image });
  }
}
