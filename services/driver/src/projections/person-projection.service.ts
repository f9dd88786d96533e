import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import type { EventEnvelope, EventOf } from '@pothik/contracts/platform';
import type { userEvents } from '@pothik/contracts/user';
import type { ProjectionOptions } from '@pothik/service-kit';
import { PersonProjectionRepository } from './person-projection.repository.js';

type Account = EventOf<typeof authEvents.userRegistered>['payload']['account'];
type Profile = EventOf<typeof userEvents.profileUpdated>['payload']['profile'];

/** Higher than any version of the user service, so later profile events of a deleted person are ignored. */
const LAST_OF_ALL = Number.MAX_SAFE_INTEGER;

@Injectable()
export class PersonProjectionService {
  constructor(private readonly projections: PersonProjectionRepository) {}

  async storeAccount({ payload, aggregateVersion }: EventEnvelope<{ account: Account }>, options?: ProjectionOptions) {
    const { id, name, email } = payload.account;
    await this.projections.storeAccount(id, aggregateVersion, { name, email }, options);
  }

  async storeProfile({ payload, aggregateVersion }: EventEnvelope<{ profile: Profile }>, options?: ProjectionOptions) {
    const { id, name, phone, isPhoneProven = false, image } = payload.profile;
    await this.projections.storeProfile(id, aggregateVersion, { name, phone, isPhoneProven, image }, options);
  }

  /** Names of people by id; an unknown person is missing. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.projections.namesOf(ids);
  }

  /** Empties name, e-mail, phone and picture, whatever events of that person follow. */
  async deletePerson(event: EventEnvelope<{ account: Account }>, options?: ProjectionOptions) {
    await this.storeAccount(event, options);
    const nobody = { name: '', phone: '', isPhoneProven: false, image: '' };
    await this.projections.storeProfile(event.payload.account.id, LAST_OF_ALL, nobody);
  }
}
