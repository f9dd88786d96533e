import { Controller } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { SMS_CODE_PURPOSE } from '@pothik/contracts/notification';
import { accountNumber, COOKIE, type Input, languageIn, type Output } from '@pothik/contracts/platform';
import {
  Command,
  Endpoint,
  type IdempotencyKey,
  In,
  type Person,
  RawReply,
  RawRequest,
  StatedAddresses,
  Who,
} from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NumberCodeService } from '../codes/index.js';
import { KnownBrowserCookies } from '../known-browsers/index.js';
import { LogInSessionService, type SessionOutput, sessionViewOf } from '../sessions/index.js';
import { NumberLogInService } from './number-log-in.service.js';
import { OwnNumberService } from './own-number.service.js';
import { ReplacedNumberService } from './replaced-number.service.js';

type SendInput = Input<typeof authHttp.sendPhoneCode>;
type LogInInput = Input<typeof authHttp.logInByPhone>;
type ProofInput = Input<typeof authHttp.sendLogInProof>;
type ProofOutput = Output<typeof authHttp.sendLogInProof>;
type ProveInput = Input<typeof authHttp.proveOwnPhone>;
type ReplaceInput = Input<typeof authHttp.replacePhone>;
type ProveOutput = Output<typeof authHttp.proveOwnPhone>;

const languageOf = (request: FastifyRequest) => languageIn(request.cookies[COOKIE.language]);

@Controller()
export class NumberController {
  constructor(
    private readonly codes: NumberCodeService,
    private readonly logIns: NumberLogInService,
    private readonly own: OwnNumberService,
    private readonly replaced: ReplacedNumberService,
    private readonly sessions: LogInSessionService,
    private readonly knownBrowsers: KnownBrowserCookies,
    private readonly addresses: StatedAddresses,
  ) {}

  @Endpoint(authHttp.sendPhoneCode)
  async send(@In() { phone }: SendInput, @RawRequest() request: FastifyRequest): Promise<null> {
    const code = { phone: accountNumber(phone), purpose: SMS_CODE_PURPOSE.LOG_IN };
    await this.codes.send(code, languageOf(request));
    return null;
  }

  @Endpoint(authHttp.logInByPhone)
  async logIn(
    @In() form: LogInInput,
    @RawRequest() request: FastifyRequest,
    @RawReply() reply: FastifyReply,
  ): Promise<SessionOutput> {
    const account = await this.logIns.admit(form, await this.browserOf(request));
    return sessionViewOf(await this.sessions.admit(account, request, reply));
  }

  @Endpoint(authHttp.sendLogInProof)
  async sendProof(@In() form: ProofInput, @RawRequest() request: FastifyRequest): Promise<ProofOutput> {
    return { email: await this.logIns.sendProof(form, await this.browserOf(request), languageOf(request)) };
  }

  @Endpoint(authHttp.sendOwnPhoneCode)
  async sendOwn(
    @In() { phone }: SendInput,
    @Who() person: Person,
    @RawRequest() request: FastifyRequest,
  ): Promise<null> {
    await this.own.sendCode(person, phone, languageOf(request));
    return null;
  }

  @Endpoint(authHttp.proveOwnPhone)
  async prove(
    @In() form: ProveInput,
    @Who() person: Person,
    @RawRequest() request: FastifyRequest,
  ): Promise<ProveOutput> {
    await this.own.prove(person, { ...form, browserId: this.knownBrowsers.read(request, person.id) });
    return { phone: form.phone };
  }

  @Endpoint(authHttp.replacePhone)
  async replace(
    @In() input: ReplaceInput,
    @Who() administrator: Person,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<null> {
    await this.replaced.replace(administrator, input, command);
    return null;
  }

  /** The browser that a code is typed in: its address as counted, and whether it signed in to an account before. */
  private async browserOf(request: FastifyRequest) {
    const isKnownTo = (accountId: string) => this.knownBrowsers.read(request, accountId) !== undefined;
    return { address: await this.addresses.of(request), isKnownTo };
  }
}
