import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { SessionRepository } from './session.repository.js';
import { beyondLimit, decideRefresh, isOver, refreshTokenEnd, sessionEnd } from './session.rules.js';
import { SessionEndService } from './session-end.service.js';
import { SessionTokenSigner } from './session-token.signer.js';

/** What a log-in or a refresh returns for the browser. */
export interface OpenSession {
  account: AccountDocument;
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
}

/** The session cookies that a browser sent. */
export interface HeldSession {
  refreshToken?: string | undefined;
  accessToken?: string | undefined;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokenSigner,
    private readonly accounts: AccountRepository,
    private readonly ends: SessionEndService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Starts a session for an admitted account, and ends the one that its browser held until now, whoever's it was. The
   * oldest sessions of the account end where it has more than 20: each log-in counts those stored before it too, so
   * that of log-ins at once the last one leaves 20.
   */
  async start(account: AccountDocument, held: HeldSession = {}): Promise<OpenSession> {
    const now = this.clock.now();
    const admitted = { personId: account._id.toString(), epoch: account.epoch };
    const familyId = await this.sessions.startFamily(admitted, now, refreshTokenEnd(now));
    const opened = await this.open(account, familyId, now);
    await this.end(held);
    const families = await this.sessions.openFamilies(admitted.personId, now);
    for (const { _id } of beyondLimit(families, account)) await this.ends.end(_id.toString());
    return opened;
  }

  /** Exchanges a refresh token for new tokens of the same family. @throws DomainError auth/not-signed-in */
  async refresh(refreshToken: string): Promise<OpenSession> {
    const now = this.clock.now();
    const tokenHash = this.tokens.hash(refreshToken);
    const token = await this.sessions.findToken(tokenHash);
    const family = token && (await this.sessions.findFamily(token.familyId));
    const account = family && (await this.accounts.find(family.personId));
    const decision = decideRefresh(token, family, account, now);
    if (decision === 'end-family' && token !== undefined) {
      this.securityLog.record('token-reused', { account: family?.personId });
      await this.ends.end(token.familyId);
    }
    if (decision !== 'renew' || token === undefined || family === undefined || account === undefined)
      throw new DomainError('auth/not-signed-in');
    // Created before the old one is marked as used: a crash in between leaves the old one valid.
    const opened = await this.open(account, token.familyId, family.startedAt);
    await this.sessions.markUsed(tokenHash, now);
    return opened;
  }

  /** @throws DomainError auth/not-signed-in when the account's session is over */
  async refuseOver(account: AccountDocument, familyId: string): Promise<void> {
    const family = await this.sessions.findFamily(familyId);
    if (family === undefined || isOver(family, account)) throw new DomainError('auth/not-signed-in');
  }

  /**
   * The epoch that tokens of this person must have and, for a session, whether it is over; an unknown session, or
   * one of another person, is.
   * @throws DomainError auth/user-not-found
   */
  async stateOf(personId: string, sessionId?: string): Promise<{ epoch: number; sessionEnded?: boolean }> {
    const account = await this.accounts.find(personId);
    if (account === undefined) throw new DomainError('auth/user-not-found');
    if (sessionId === undefined) return { epoch: account.epoch };
    const family = await this.sessions.findFamily(sessionId);
    const sessionEnded = family === undefined || family.personId !== personId || isOver(family, account);
    return { epoch: account.epoch, sessionEnded };
  }

  /** Ends the session of these cookies, if there is one. */
  async end({ refreshToken, accessToken }: HeldSession): Promise<void> {
    const token =
      refreshToken === undefined ? undefined : await this.sessions.findToken(this.tokens.hash(refreshToken));
    const sid = accessToken === undefined ? undefined : await this.tokens.sessionOf(accessToken);
    const ended = new Set([token?.familyId, sid].filter((id) => id !== undefined));
    for (const id of ended) await this.ends.end(id);
  }

  private async open(account: AccountDocument, familyId: string, startedAt: Date): Promise<OpenSession> {
    const refreshToken = this.tokens.refresh();
    const expiresAt = refreshTokenEnd(this.clock.now());
    await this.sessions.addToken({ tokenHash: this.tokens.hash(refreshToken), familyId, expiresAt });
    const access = await this.tokens.access(account, familyId, sessionEnd(account, startedAt));
    return { account, accessToken: access.token, accessExpiresAt: access.expiresAt, refreshToken };
  }
}
