import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { AccessTokens, CONFIGURATION } from '@pothik/service-kit';
import type { Account } from '../accounts/index.js';
import type { AuthConfiguration } from '../configuration.js';
import { needsSecondFactor } from '../second-factor/index.js';

/** Issues and verifies access tokens. */
@Injectable()
export class SessionTokenSigner {
  private readonly accessTokens: AccessTokens;
  private readonly demand: AuthConfiguration['SECOND_FACTOR'];

  constructor(
    @Inject(CONFIGURATION) configuration: AuthConfiguration,
    private readonly clock: Clock,
  ) {
    this.accessTokens = new AccessTokens(configuration.SESSION_KEYS);
    this.demand = configuration.SECOND_FACTOR;
  }

  /** `sessionEnd`: no token outlives it. */
  access(account: Account, sid: string, sessionEnd?: Date): Promise<{ token: string; expiresAt: Date }> {
    const { email, role, verified, epoch, rights, formerIds } = account;
    const further = { ...(rights?.length && { rights: [...rights] }), ...(formerIds?.length && { formerIds }) };
    const claims = { sub: account._id.toString(), email, role, verified, ...further, sid, epoch };
    const needed = needsSecondFactor(account, this.demand) ? { needsSecondFactor: true as const } : {};
    return this.accessTokens.issue({ ...claims, ...needed }, this.clock.now(), sessionEnd);
  }

  /** The session id of a valid access token. */
  async sessionOf(accessToken: string): Promise<string | undefined> {
    const claims = await this.accessTokens.verify(accessToken, this.clock.now());
    return typeof claims === 'string' ? undefined : claims.sid;
  }
}
