import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Input, languageIn, type Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, RawRequest, Who } from '@pothik/service-kit';
import type { FastifyRequest } from 'fastify';
import { OwnEmailService } from './own-email.service.js';

type SendInput = Input<typeof authHttp.sendOwnEmailCode>;
type ProveInput = Input<typeof authHttp.proveOwnEmail>;
type ProveOutput = Output<typeof authHttp.proveOwnEmail>;

@Controller()
export class OwnEmailController {
  constructor(private readonly own: OwnEmailService) {}

  @Endpoint(authHttp.sendOwnEmailCode)
  async send(@In() { email }: SendInput, @Who() person: Person, @RawRequest() request: FastifyRequest): Promise<null> {
    await this.own.sendCode(person, email, languageIn(request.cookies[COOKIE.language]));
    return null;
  }

  @Endpoint(authHttp.proveOwnEmail)
  async prove(@In() form: ProveInput, @Who() person: Person): Promise<ProveOutput> {
    await this.own.prove(person, form);
    return { email: form.email };
  }
}
