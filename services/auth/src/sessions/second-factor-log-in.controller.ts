import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input } from '@pothik/contracts/platform';
import { Endpoint, In, RawReply, RawRequest } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogInSessionService } from './log-in-session.service.js';
import { type SessionOutput, sessionViewOf } from './session.views.js';

type CompleteInput = Input<typeof authHttp.completeLogIn>;

/** Serves the second step of a log-in. */
@Controller()
export class SecondFactorLogInController {
  constructor(private readonly logIns: LogInSessionService) {}

  @Endpoint(authHttp.completeLogIn)
  async complete(
    @In() { code }: CompleteInput,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<SessionOutput> {
    return sessionViewOf(await this.logIns.complete(code, request, reply));
  }
}
