import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Role } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { RideProjectionService } from '../projections/index.js';
import { SecondFactorCodeService } from '../second-factor/index.js';
import { orderRole, type RoleContext } from './role.rules.js';

@Injectable()
export class RoleService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly projections: RideProjectionService,
    private readonly epochs: EpochService,
    private readonly codes: SecondFactorCodeService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Changes a person's role; their tokens become invalid at once, and they stay signed in.
   * A SUPER_ADMIN who has a second factor needs its code.
   * @throws DomainError auth/second-factor-required, auth/second-factor-wrong, request/too-many; auth/person-not-found; auth/not-allowed for a former SUPER_ADMIN; the refusals of orderRole
   */
  async change(
    administrator: Person,
    { userId, role, reason, code }: { userId: string; role: Role; reason: string; code?: string | undefined },
    command: IdempotencyKey | undefined,
  ): Promise<AccountDocument> {
    const order = { by: administrator.id, role, reason };
    let projections: RoleContext = { hasOpenRide: false, hasDriverProfile: false };
    const decide = (account: AccountDocument) => orderRole(account, order, projections, this.clock.now());
    const proveCode = this.codes.proofOf(administrator, code);
    const prepare = async (seen: AccountDocument) => {
      projections = await this.projections.about(userId, seen.formerIds);
      decide(seen);
      await proveCode();
      // The caller must still be SUPER_ADMIN: of two who demote each other at once, one stays.
      if (!(await this.accounts.holdSuperAdmin({ id: administrator.id }))) throw new DomainError('auth/not-allowed');
    };
    const options = { actor: actorOf(administrator), ...(command && { command }) };
    const account = await this.accounts.changeAfter(userId, prepare, decide, options);
    if (account === undefined) throw new DomainError('auth/person-not-found');
    this.securityLog.record('role-changed', { account: userId });
    await this.epochs.announce(account, 'role');
    return account;
  }
}
