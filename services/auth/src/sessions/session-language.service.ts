import { Injectable } from '@nestjs/common';
import { COOKIE, languageIn } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { SessionCookiesClient } from './session.cookies.js';

/** The language somebody chose goes with their account from browser to browser. */
@Injectable()
export class SessionLanguageService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly cookies: SessionCookiesClient,
  ) {}

  /** The account keeps what was chosen in this browser; a browser where nothing was chosen gets what the account keeps. */
  async follow(account: AccountDocument, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const chosen = languageIn(request.cookies[COOKIE.language]);
    if (chosen !== undefined && chosen !== account.language)
      await this.accounts.keepLanguage(account._id.toString(), chosen);
    if (chosen === undefined && account.language !== undefined) this.cookies.setLanguage(reply, account.language);
  }
}
