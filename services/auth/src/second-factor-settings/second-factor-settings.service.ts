import { Inject, Injectable } from '@nestjs/common';
import type { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Output } from '@pothik/contracts/platform';
import { actorOf, CONFIGURATION, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import type { AuthConfiguration } from '../configuration.js';
import { SecondFactorCodeService, SecondFactorHasher, shownRecoveryCode } from '../second-factor/index.js';
import { refuseRemoval, removeSecondFactor, renewRecoveryCodes } from './second-factor-settings.rules.js';

type View = Output<typeof authHttp.secondFactor>;

/** What an administrator does with their own second factor once it is on. */
@Injectable()
export class SecondFactorSettingsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly codes: SecondFactorCodeService,
    private readonly hasher: SecondFactorHasher,
    private readonly securityLog: SecurityLog,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /** @throws DomainError auth/not-signed-in when there is no account any more */
  async present(person: Person): Promise<View> {
    const account = await this.accounts.find(person.id);
    if (account === undefined) throw new DomainError('auth/not-signed-in');
    const { secondFactor } = account;
    return {
      enabled: secondFactor !== undefined,
      since: secondFactor?.since.toISOString() ?? null,
      recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0,
      demanded: this.configuration.SECOND_FACTOR === 'required',
    };
  }

  /** Whether a person has one. @throws DomainError auth/person-not-found */
  async isEnabledFor(userId: string): Promise<boolean> {
    const account = await this.accounts.find(userId);
    if (account === undefined || account.deletedAt !== null) throw new DomainError('auth/person-not-found');
    return account.secondFactor !== undefined;
  }

  /** New recovery codes, shown once; those before are no longer accepted. Throws as SecondFactorCodeService.use does. */
  async renewRecoveryCodes(person: Person, code: string): Promise<string[]> {
    const fresh = this.hasher.freshRecoveryCodes();
    const change = (used: AccountDocument, secret: string) =>
      renewRecoveryCodes(
        used,
        fresh.map((one) => this.hasher.hashRecoveryCode(one, secret)),
      );
    await this.codes.use(person.id, code, { actor: actorOf(person) }, { change });
    this.securityLog.record('second-factor-changed', { account: person.id });
    return fresh.map(shownRecoveryCode);
  }

  /** Switches it off. @throws DomainError what refuseRemoval and SecondFactorCodeService.use throw */
  async remove(person: Person, code: string): Promise<void> {
    const refuse = (seen: AccountDocument) => refuseRemoval(seen, this.configuration.SECOND_FACTOR);
    await this.codes.use(person.id, code, { actor: actorOf(person) }, { refuse, change: removeSecondFactor });
    this.securityLog.record('second-factor-changed', { account: person.id });
  }
}
