import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, type Input, languageIn } from '@pothik/contracts/platform';
import { Endpoint, In, RawReply, RawRequest, StatedAddresses } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EmailProofService } from './email-proof.service.js';
import { RegistrationCookies } from './registration.cookies.js';

type SendInput = Input<typeof authHttp.sendCode>;
type VerifyInput = Input<typeof authHttp.verifyCode>;

@Controller()
export class EmailProofController {
  constructor(
    private readonly proofs: EmailProofService,
    private readonly cookie: RegistrationCookies,
    private readonly addresses: StatedAddresses,
  ) {}

  @Endpoint(authHttp.sendCode)
  async send(@In() { email }: SendInput, @RawRequest() request: FastifyRequest): Promise<null> {
    await this.proofs.sendCode(email, this.cookie.read(request), languageIn(request.cookies[COOKIE.language]));
    return null;
  }

  @Endpoint(authHttp.verifyCode)
  async verify(
    @In() form: VerifyInput,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<null> {
    const address = await this.addresses.of(request);
    await this.proofs.prove(form, { secret: this.cookie.read(request), address });
    this.cookie.clear(reply);
    return null;
  }
}
