import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Input, languageIn } from '@pothik/contracts/platform';
import {
  Command,
  Endpoint,
  type IdempotencyKey,
  In,
  type Person,
  RawReply,
  RawRequest,
  Who,
} from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { SessionCookies } from '../sessions/index.js';
import { AccountDeletionService } from './account-deletion.service.js';

type DeletionInput = Input<typeof authHttp.deleteMe>;

@Controller()
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowserCookies,
  ) {}

  @Endpoint(authHttp.deleteMe)
  async deleteMe(
    @In() input: DeletionInput,
    @Who() person: Person,
    @Command() command: IdempotencyKey | undefined,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<null> {
    const language = languageIn(request.cookies[COOKIE.language]);
    const browserId = this.knownBrowsers.read(request, person.id);
    await this.deletion.delete(person, { ...input, language, browserId }, command);
    this.cookies.clear(reply);
    return null;
  }
}
