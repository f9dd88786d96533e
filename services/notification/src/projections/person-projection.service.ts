import { Injectable } from '@nestjs/common';
import type { AccountSnapshot } from '@pothik/contracts/auth';
import { ADMINISTRATORS, type EventEnvelope, type EventOf, type Language } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import type { ProjectionOptions } from '@pothik/service-kit';
import { type Addresses, PersonProjectionRepository } from './person-projection.repository.js';

type AccountEvent = EventEnvelope<{ account: AccountSnapshot }>;
type ProfileEvent = EventEnvelope<EventOf<typeof userEvents.profileUpdated>['payload']>;

/** Higher than any version of the user service, so later profile events of a deleted person are ignored. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

@Injectable()
export class PersonProjectionService {
  constructor(private readonly projections: PersonProjectionRepository) {}

  async storeAccount({ payload, aggregateVersion }: AccountEvent, options?: ProjectionOptions): Promise<void> {
    const { id, ...account } = payload.account;
    const { phone } = account;
    await this.projections.storeAccount(id, aggregateVersion, { ...account, phone }, options);
  }

  async storeName({ payload, aggregateVersion }: ProfileEvent, options?: ProjectionOptions): Promise<void> {
    const { id, name } = payload.profile;
    await this.projections.storeName(id, aggregateVersion, { name }, options);
  }

  /** Empties name, e-mail and number, whatever events follow. The event has `verified: false`, so the person gets no more mail. */
  async deletePerson(event: AccountEvent, options?: ProjectionOptions): Promise<void> {
    await this.storeAccount(event, options);
    await this.projections.storeName(event.payload.account.id, LAST_OF_ALL, { name: '' });
  }

  /** The ids of verified administrators. */
  async administrators(): Promise<string[]> {
    return (await this.projections.verifiedWithRole(ADMINISTRATORS)).map(({ id }) => id);
  }

  async administratorMails(): Promise<{ id: string; email: string }[]> {
    return this.projections.verifiedWithRole(ADMINISTRATORS);
  }

  /** By person id; unknown people are missing. */
  addresses(ids: readonly string[]): Promise<Map<string, Addresses>> {
    return this.projections.addresses(ids);
  }

  /** By person id; who chose none is missing. */
  languages(ids: readonly string[]): Promise<Map<string, Language>> {
    return this.projections.languages(ids);
  }

  /** Names by person id; unknown people are missing. */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.projections.names(ids);
  }
}
