import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { AccountRepository, PasswordHasher } from '../accounts/index.js';
import { CodeService } from '../codes/index.js';
import { RegistrationHasher } from './registration.hasher.js';
import type { RegistrationDocument } from './registration.model.js';
import { RegistrationRepository } from './registration.repository.js';
import { isValid, newRegistration, surplusOf } from './registration.rules.js';

/** What an e-mail and a password are among the registrations; `secret`: by which the browser now holds the matching one. */
type Recognition = { is: 'no-registration' } | { is: 'other-password' } | { is: 'registration'; secret: string };

@Injectable()
export class RegistrationService {
  constructor(
    private readonly registrations: RegistrationRepository,
    private readonly accounts: AccountRepository,
    private readonly codes: CodeService,
    private readonly passwords: PasswordHasher,
    private readonly secrets: RegistrationHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a registration beside earlier ones of the same e-mail; the oldest beyond 5 go. `secret` is for the browser's cookie.
   * @throws DomainError auth/email-taken when the e-mail has an account
   */
  async register(form: {
    name: string;
    email: string;
    password: string;
  }): Promise<{ registration: RegistrationDocument; secret: string }> {
    const passwordHash = await this.passwords.hash(form.password);
    if ((await this.accounts.findHolder(form.email)) !== undefined) throw new DomainError('auth/email-taken');
    const secret = this.secrets.fresh();
    const holder = this.secrets.hash(secret);
    const registration = await this.registrations.add(newRegistration(form, passwordHash, holder, this.clock.now()));
    await this.remove(form.email, surplusOf(await this.registrations.ofEmail(form.email)));
    return { registration, secret };
  }

  /** Makes the browser a holder of the newest registration whose password this is. */
  async recognise(email: string, password: string): Promise<Recognition> {
    const present = await this.present(email);
    for (const { _id, passwordHash } of present) {
      if (!(await this.passwords.matches(password, passwordHash))) continue;
      const secret = this.secrets.fresh();
      if (await this.registrations.addHolder(_id.toString(), this.secrets.hash(secret)))
        return { is: 'registration', secret };
    }
    return { is: present.length > 0 ? 'other-password' : 'no-registration' };
  }

  async hasAny(email: string): Promise<boolean> {
    return (await this.present(email)).length > 0;
  }

  /** The registration of this e-mail that a browser holds by its cookie. */
  async findHeld(email: string, secret: string | undefined): Promise<RegistrationDocument | undefined> {
    if (secret === undefined) return undefined;
    const held = await this.registrations.findHeld(email, this.secrets.hash(secret));
    return held !== undefined && isValid(held, this.clock.now()) ? held : undefined;
  }

  /** Removes every registration of an e-mail and its codes, once the e-mail has an account. */
  async removeAll(email: string): Promise<void> {
    await this.remove(email, await this.registrations.ofEmail(email));
  }

  private async present(email: string): Promise<RegistrationDocument[]> {
    const now = this.clock.now();
    return (await this.registrations.ofEmail(email)).filter((registration) => isValid(registration, now));
  }

  private async remove(email: string, gone: readonly RegistrationDocument[]): Promise<void> {
    if (gone.length === 0) return;
    const ids = gone.map(({ _id }) => _id.toString());
    await this.registrations.remove(ids);
    await this.codes.removeOfRegistrations(email, ids);
  }
}
