import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Input, languageIn } from '@pothik/contracts/platform';
import { Endpoint, In, RawRequest } from '@pothik/service-kit';
import type { FastifyRequest } from 'fastify';
import { EmailProofService } from './email-proof.service.js';

type SendInput = Input<typeof authHttp.sendCode>;
type VerifyInput = Input<typeof authHttp.verifyCode>;

@Controller()
export class CodeController {
  constructor(private readonly proofs: EmailProofService) {}

  @Endpoint(authHttp.sendCode)
  async send(@In() { email }: SendInput, @RawRequest() request: FastifyRequest): Promise<null> {
    await this.proofs.sendCode(email, languageIn(request.cookies[COOKIE.language]));
    return null;
  }

  @Endpoint(authHttp.verifyCode)
  async verify(@In() { email, otp }: VerifyInput): Promise<null> {
    await this.proofs.prove(email, otp);
    return null;
  }
}
