import { Injectable } from '@nestjs/common';
import { COOKIE, languageIn } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { SessionCookies } from './session.cookies.js';

/** Carries the chosen language from browser to browser through the account. */
@Injectable()
export class SessionLanguageService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly cookies: SessionCookies,
  ) {}

  /** Stores this browser's choice in the account; a browser without a choice gets the account's. */
  async follow(account: AccountDocument, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const chosen = languageIn(request.cookies[COOKIE.language]);
    if (chosen !== undefined && chosen !== account.language)
      await this.accounts.storeLanguage(account._id.toString(), chosen);
    if (chosen === undefined && account.language !== undefined) this.cookies.setLanguage(reply, account.language);
  }
}
