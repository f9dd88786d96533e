import { Injectable } from '@nestjs/common';
import type { accountSnapshot } from '@pothik/contracts/auth';
import { ADMINISTRATORS, type EventEnvelope, type EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import type { z } from 'zod';
import { PersonProjectionRepository } from './person-projection.repository.js';

type AccountEvent = EventEnvelope<{ account: z.output<typeof accountSnapshot> }>;

/** Nothing that user still tells of a deleted person is newer. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

@Injectable()
export class PersonProjectionService {
  constructor(private readonly projections: PersonProjectionRepository) {}

  async keepAccount({ payload, aggregateVersion }: AccountEvent): Promise<void> {
    const { id, ...account } = payload.account;
    await this.projections.keepAccount(id, aggregateVersion, account);
  }

  async keepName({ payload, aggregateVersion }: EventOf<typeof userEvents.profileUpdated>): Promise<void> {
    await this.projections.keepName(payload.profile.id, aggregateVersion, { name: payload.profile.name });
  }

  /** A deleted person has neither name nor e-mail, whatever is told of them later, and nobody mails them: they are told unverified. */
  async deletePerson(event: AccountEvent): Promise<void> {
    await this.keepAccount(event);
    await this.projections.keepName(event.payload.account.id, LAST_OF_ALL, { name: '' });
  }

  /** Who looks after the fleet: verified administrators. */
  async administrators(): Promise<string[]> {
    return (await this.projections.verifiedWithRole(ADMINISTRATORS)).map(({ id }) => id);
  }

  async administratorMails(): Promise<{ id: string; email: string }[]> {
    return this.projections.verifiedWithRole(ADMINISTRATORS);
  }

  /** Names by person id; whoever is not known yet is missing. */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.projections.names(ids);
  }
}
