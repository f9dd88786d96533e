import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In, type Person, RawReply, RawRequest, Who } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { SessionCookies, sessionViewOf } from '../sessions/index.js';
import { SecondFactorSettingsService } from './second-factor-settings.service.js';
import { SecondFactorSetupService } from './second-factor-setup.service.js';

type View = Output<typeof authHttp.secondFactor>;
type BeginInput = Input<typeof authHttp.beginSecondFactor>;
type BeginOutput = Output<typeof authHttp.beginSecondFactor>;
type CodeInput = Input<typeof authHttp.confirmSecondFactor>;
type ConfirmedOutput = Output<typeof authHttp.confirmSecondFactor>;
type CodesOutput = Output<typeof authHttp.renewRecoveryCodes>;

/** Serves what an administrator does with their own second factor. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly setup: SecondFactorSetupService,
    private readonly settings: SecondFactorSettingsService,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowserCookies,
  ) {}

  @Endpoint(authHttp.secondFactor)
  present(@Who() person: Person): Promise<View> {
    return this.settings.present(person);
  }

  @Endpoint(authHttp.beginSecondFactor)
  begin(
    @In() { password }: BeginInput,
    @Who() person: Person,
    @RawRequest() request: FastifyRequest,
  ): Promise<BeginOutput> {
    return this.setup.begin(person, { password, browserId: this.knownBrowsers.read(request, person.id) });
  }

  @Endpoint(authHttp.confirmSecondFactor)
  async confirm(
    @In() { code }: CodeInput,
    @Who() person: Person,
    @RawReply() reply: FastifyReply,
  ): Promise<ConfirmedOutput> {
    const { session, recoveryCodes } = await this.setup.confirm(person, code);
    this.cookies.set(reply, session);
    return { recoveryCodes, expiresAt: sessionViewOf(session).expiresAt };
  }

  @Endpoint(authHttp.renewRecoveryCodes)
  async renewRecoveryCodes(@In() { code }: CodeInput, @Who() person: Person): Promise<CodesOutput> {
    return { recoveryCodes: await this.settings.renewRecoveryCodes(person, code) };
  }

  @Endpoint(authHttp.removeSecondFactor)
  async remove(@In() { code }: CodeInput, @Who() person: Person): Promise<null> {
    await this.settings.remove(person, code);
    return null;
  }
}
