import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/service-kit';
import type { AccountDocument } from '../accounts/account.model.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { SessionRepository } from './session.repository.js';
import { decideRefresh, refreshTokenEnd } from './session.rules.js';
import { SessionTokensClient } from './session-tokens.client.js';

/** What the browser gets after a log-in or a refresh. */
export interface OpenSession {
  account: AccountDocument;
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokensClient,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /** Opens a session for an admitted account. */
  async start(account: AccountDocument): Promise<OpenSession> {
    const now = this.clock.now();
    const familyId = await this.sessions.startFamily(account._id.toString(), now, refreshTokenEnd(now));
    return this.open(account, familyId);
  }

  /** Trades a refresh token for a new session of the same family, or refuses with auth/not-signed-in. */
  async refresh(refreshToken: string): Promise<OpenSession> {
    const now = this.clock.now();
    const tokenHash = this.tokens.hash(refreshToken);
    const token = await this.sessions.findToken(tokenHash);
    const person = token && (await this.personOf(token.familyId));
    // The account is read before the family: whoever ends the family first and raises the epoch then leaves no fresh token.
    const family = token && (await this.sessions.findFamily(token.familyId));
    const decision = decideRefresh(token, family, now);
    if (decision === 'end-family' && token !== undefined) await this.sessions.endFamily(token.familyId, now);
    if (decision !== 'renew' || token === undefined || person === undefined)
      throw new DomainError('auth/not-signed-in');
    // Made before the old one is marked: a crash in between leaves the old one good.
    const opened = await this.open(person, token.familyId);
    await this.sessions.markUsed(tokenHash, now);
    return opened;
  }

  /** Ends the session of these cookies, if there is one. */
  async end(cookies: { refreshToken?: string | undefined; accessToken?: string | undefined }): Promise<void> {
    const { refreshToken, accessToken } = cookies;
    const token =
      refreshToken === undefined ? undefined : await this.sessions.findToken(this.tokens.hash(refreshToken));
    const sid = accessToken === undefined ? undefined : await this.tokens.sessionOf(accessToken);
    const ended = new Set([token?.familyId, sid].filter((id) => id !== undefined));
    for (const id of ended) await this.sessions.endFamily(id, this.clock.now());
  }

  private async open(account: AccountDocument, familyId: string): Promise<OpenSession> {
    const refreshToken = this.tokens.refresh();
    const expiresAt = refreshTokenEnd(this.clock.now());
    await this.sessions.addToken({ tokenHash: this.tokens.hash(refreshToken), familyId, expiresAt });
    const access = await this.tokens.access(account, familyId);
    return { account, accessToken: access.token, accessExpiresAt: access.expiresAt, refreshToken };
  }

  private async personOf(familyId: string): Promise<AccountDocument | undefined> {
    const family = await this.sessions.findFamily(familyId);
    const account = family && (await this.accounts.find(family.personId));
    return account?.deletedAt === null ? account : undefined;
  }
}
