import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock, Logger } from '@pothik/engines';
import { CONFIGURATION, SecurityLog, SYSTEM_ACTOR } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';
import { EpochService } from '../epochs/index.js';
import type { AccountDocument } from './account.model.js';
import { AccountRepository } from './account.repository.js';
import { becomeDriver, becomeSuperAdmin, superAdminRefusal } from './account.rules.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
    private readonly logger: Logger,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Effect of a driver's registration; when repeated, it only announces the epoch again. */
  async turnIntoDriver(id: string): Promise<boolean> {
    const account = await this.accounts.change(id, (current) => becomeDriver(current, this.clock.now()), {
      actor: SYSTEM_ACTOR,
    });
    if (account !== undefined) await this.epochs.announce(account, 'role');
    return account !== undefined;
  }

  /** Follows the proof of an e-mail, by a code or by Google: that of SUPER_ADMIN_EMAIL becomes SUPER_ADMIN. */
  async afterProof(email: string): Promise<void> {
    if (email === this.configuration.SUPER_ADMIN_EMAIL) await this.makeFirstSuperAdmin();
  }

  /** Makes the account of SUPER_ADMIN_EMAIL the SUPER_ADMIN if it is verified; warns when nobody will be one. */
  async makeFirstSuperAdmin(): Promise<void> {
    const email = this.configuration.SUPER_ADMIN_EMAIL;
    const account = email === undefined ? undefined : await this.accounts.findByEmail(email);
    if (account?.role === 'DRIVER') this.logger.warn({}, 'The account of SUPER_ADMIN_EMAIL drives and stays DRIVER.');
    if (account !== undefined) await this.makeSuperAdmin(account._id.toString());
    if (email !== undefined || this.configuration.DEMO !== 'off' || (await this.accounts.hasSuperAdmin())) return;
    this.logger.warn({}, 'Nobody is SUPER_ADMIN: set SUPER_ADMIN_EMAIL.');
  }

  /**
   * Makes the account of this e-mail SUPER_ADMIN, at an operator's request.
   * @throws DomainError auth/user-not-found; the refusals of superAdminRefusal
   */
  async nameSuperAdmin(email: string): Promise<AccountDocument> {
    const found = await this.accounts.findByEmail(email);
    const account = found && (await this.makeSuperAdmin(found._id.toString()));
    if (account === undefined) throw new DomainError('auth/user-not-found');
    const refusal = superAdminRefusal(account);
    if (refusal !== undefined) throw new DomainError(refusal);
    return account;
  }

  private async makeSuperAdmin(id: string): Promise<AccountDocument | undefined> {
    const options = { actor: SYSTEM_ACTOR };
    let isNew = false;
    const decide = (found: AccountDocument) => {
      const change = becomeSuperAdmin(found, this.clock.now());
      isNew = change !== undefined;
      return change;
    };
    const account = await this.accounts.change(id, decide, options);
    if (isNew) this.securityLog.record('role-changed', { account: id });
    if (account?.role === 'SUPER_ADMIN') await this.epochs.announce(account, 'role');
    return account;
  }
}
