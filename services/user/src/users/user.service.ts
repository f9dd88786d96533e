import { Injectable } from '@nestjs/common';
import type { authEvents } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { EventOf } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import { Clock } from '@pothik/engines';
import { actorOf, type Change, type IdempotencyKey, type Person, type UploadedFile } from '@pothik/service-kit';
import { PictureService } from '../pictures/index.js';
import { FormerPictureService } from './former-picture.service.js';
import { type StoredUser, UserRepository } from './user.repository.js';
import { answerInstall, deleteUser, registerAgain, registerUser, takePhone, updateUser } from './user.rules.js';
import { meOf, newcomerOf } from './user.views.js';

interface ProfileInput {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  picture?: string | undefined;
}

/** Retry-After while the profile of a new account has not arrived. */
const ARRIVAL_SECONDS = 1;

@Injectable()
export class UserService {
  constructor(
    private readonly users: UserRepository,
    private readonly pictures: PictureService,
    private readonly former: FormerPictureService,
    private readonly clock: Clock,
  ) {}

  /** Creates the profile, or updates the name of an account registered again. */
  async keepRegistration({ payload, aggregateVersion, actor }: EventOf<typeof authEvents.userRegistered>) {
    const { id, name, phone, guestPhone } = payload.account;
    const account = { name, phone, guestPhone, version: aggregateVersion };
    await this.users.changeOrCreate(id, registerUser(account), (user) => registerAgain(user, account), { actor });
  }

  /** The number that a person proved is their profile's phone. */
  async keepPhone({ payload, aggregateVersion, actor }: EventOf<typeof authEvents.phoneChanged>) {
    const { account: told, takenBy } = payload;
    // The driver of a guest's ride calls that number still, now that it is the owner's.
    if (takenBy !== undefined) return;
    const { id, name, phone } = told;
    const account = { name, phone, version: aggregateVersion };
    await this.users.changeOrCreate(id, registerUser(account), (user) => takePhone(user, account), { actor });
  }

  /** Empties the profile of a deleted person and removes their pictures. */
  async deletePerson({ payload, aggregateVersion, actor, occurredAt }: EventOf<typeof authEvents.userDeleted>) {
    const { id } = payload.account;
    const deletedAt = new Date(occurredAt);
    const nobody = { ...registerUser({ name: '', version: aggregateVersion }), deletedAt };
    const user = await this.users.changeOrCreate(id, nobody, (user) => deleteUser(user, deletedAt), { actor });
    await this.former.tidy(user);
  }

  /** The caller's profile; empty fields until it arrives. */
  async show(person: Person): Promise<Me> {
    const user = await this.users.find(person.id);
    if (user?.deletedAt !== undefined) throw new DomainError('auth/not-signed-in');
    return user === undefined ? newcomerOf(person, this.users.madeAt(person.id)) : meOf(person, user);
  }

  /** Stores the new picture, then the profile that refers to it, then removes the former pictures. */
  async update(
    person: Person,
    input: ProfileInput,
    files: readonly UploadedFile[],
    command: IdempotencyKey | undefined,
  ) {
    const picture = files[0] === undefined ? '' : await this.pictures.save(person.id, files[0]);
    try {
      const change = { ...input, ...(picture && { picture }) };
      const user = await this.change(person, (user) => updateUser(user, change, person.email), command);
      await this.former.tidy(user, picture);
      return meOf(person, user);
    } catch (error) {
      // Only a refusal surely wrote nothing; after a lost connection the profile may refer to the new picture.
      if (error instanceof DomainError) await this.pictures.removeAll([picture]);
      throw error;
    }
  }

  /** Notes that the person answered whether to install the app. */
  async answerInstall(person: Person): Promise<Me> {
    return meOf(person, await this.change(person, (user) => answerInstall(user, this.clock.now())));
  }

  /** A profile that has not arrived yet cannot be changed: refused with Retry-After. */
  private async change(
    person: Person,
    decide: (user: StoredUser) => Change<StoredUser> | undefined,
    command?: IdempotencyKey,
  ): Promise<StoredUser> {
    const user = await this.users.change(person.id, decide, { actor: actorOf(person), command });
    if (user === undefined) throw new DomainError('platform/unavailable', { retryAfterSeconds: ARRIVAL_SECONDS });
    return user;
  }
}
