import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { RefreshTokenService } from './refresh-token.service.js';
import type { SessionFamilyDocument } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { beyondLimit, decideRefresh, isOver, sessionEnd } from './session.rules.js';
import { SessionEndService } from './session-end.service.js';
import { SessionTokenSigner } from './session-token.signer.js';
import { SignOutService } from './sign-out.service.js';

/** Tries of a refresh that met another one of its family, and the longest pause before each, in milliseconds times its number. */
const TRIES = 10;
const TRY_AGAIN_PAUSE_MS = 10;

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
    private readonly refreshTokens: RefreshTokenService,
    private readonly accessTokens: SessionTokenSigner,
    private readonly accounts: AccountRepository,
    private readonly ends: SessionEndService,
    private readonly signOuts: SignOutService,
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
    const personId = account._id.toString();
    const family = { _id: this.sessions.newId(), personId, epoch: account.epoch, startedAt: now };
    const opened = await this.openedBy(await this.refreshTokens.start(family), account, family);
    await this.signOuts.followStart(personId, now);
    await this.end(held);
    const families = await this.sessions.openFamilies(personId, now);
    for (const { _id } of beyondLimit(families, account)) await this.ends.end(_id.toString());
    return opened;
  }

  /**
   * Exchanges a refresh token for new tokens of the same family.
   * @throws DomainError auth/not-signed-in; request/conflict when others exchange tokens of the family all the time
   */
  async refresh(refreshToken: string): Promise<OpenSession> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await pause(Math.random() * TRY_AGAIN_PAUSE_MS * tries);
      const opened = await this.tryRefresh(refreshToken);
      if (opened !== undefined) return opened;
    }
    throw new DomainError('request/conflict');
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
    const presented = refreshToken === undefined ? undefined : await this.refreshTokens.find(refreshToken);
    const sid = accessToken === undefined ? undefined : await this.accessTokens.sessionOf(accessToken);
    const ended = new Set([presented?.family._id.toString(), sid].filter((id) => id !== undefined));
    for (const id of ended) await this.ends.end(id);
  }

  /** Undefined when the family changed meanwhile. */
  private async tryRefresh(refreshToken: string): Promise<OpenSession | undefined> {
    const presented = await this.refreshTokens.find(refreshToken);
    const account = presented && (await this.accounts.find(presented.family.personId));
    const decision = decideRefresh(presented?.token, presented?.family, account, this.clock.now());
    if (decision === 'end-family' && presented !== undefined) {
      this.securityLog.record('token-reused', { account: presented.family.personId });
      await this.ends.end(presented.family._id.toString());
    }
    if (decision !== 'renew' || presented === undefined || account === undefined)
      throw new DomainError('auth/not-signed-in');
    const exchanged = await this.refreshTokens.exchange(presented);
    return exchanged === undefined ? undefined : this.openedBy(exchanged, account, presented.family);
  }

  private async openedBy(
    refreshToken: string,
    account: AccountDocument,
    { _id, startedAt }: Pick<SessionFamilyDocument, '_id' | 'startedAt'>,
  ): Promise<OpenSession> {
    const access = await this.accessTokens.access(account, _id.toString(), sessionEnd(account, startedAt));
    return { account, accessToken: access.token, accessExpiresAt: access.expiresAt, refreshToken };
  }
}
