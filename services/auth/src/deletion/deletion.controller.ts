import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Input, languageIn } from '@pothik/contracts/platform';
import { Command, type CommandKey, Endpoint, In, type Person, RawReply, RawRequest, Who } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookiesClient } from '../sessions/session-cookies.client.js';
import { DeletionService } from './deletion.service.js';

type DeletionInput = Input<typeof authHttp.deleteMe>;

@Controller()
export class DeletionController {
  constructor(
    private readonly deletion: DeletionService,
    private readonly cookies: SessionCookiesClient,
  ) {}

  @Endpoint(authHttp.deleteMe)
  async deleteMe(
    @In() input: DeletionInput,
    @Who() person: Person,
    @Command() command: CommandKey | undefined,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<null> {
    await this.deletion.delete(person, { ...input, language: languageIn(request.cookies[COOKIE.language]) }, command);
    this.cookies.clear(reply);
    return null;
  }
}
