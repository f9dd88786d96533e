import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, RawReply } from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { CommonPasswordService } from '../common-passwords/index.js';
import { RegistrationCookies } from './registration.cookies.js';
import { registrationViewOf } from './registration.rules.js';
import { RegistrationService } from './registration.service.js';

type RegisterInput = Input<typeof authHttp.registerUser>;
type RegisterOutput = Output<typeof authHttp.registerUser>;

@Controller()
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly cookie: RegistrationCookies,
    private readonly commonPasswords: CommonPasswordService,
  ) {}

  @Endpoint(authHttp.registerUser)
  async register(@In() form: RegisterInput, @RawReply() reply: FastifyReply): Promise<RegisterOutput> {
    this.commonPasswords.refuse(form.password);
    const { registration, secret } = await this.registrations.register(form);
    this.cookie.set(reply, secret);
    return registrationViewOf(registration);
  }
}
