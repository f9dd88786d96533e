import { Injectable } from '@nestjs/common';
import { COOKIE, type Language, languageIn } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountDocument, AccountRepository, chooseLanguage } from '../accounts/index.js';
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
    if (chosen !== undefined && chosen !== account.language) await this.store(account, chosen);
    if (chosen === undefined && account.language !== undefined) this.cookies.setLanguage(reply, account.language);
  }

  private async store({ _id, role }: AccountDocument, chosen: Language): Promise<void> {
    const id = _id.toString();
    const actor = { kind: 'person', id, role } as const;
    await this.accounts.change(id, (current) => chooseLanguage(current, chosen), { actor });
  }
}
