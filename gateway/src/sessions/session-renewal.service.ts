import { Inject, Injectable } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { COOKIE, cookieNameOf, type Endpoint, HEADER } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import { CONFIGURATION, currentContext, type Person, ServiceCaller } from '@pothik/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GatewayConfiguration, isHttps } from '../gateway.configuration.js';
import { RateLimitService } from '../rate-limits/rate-limit.service.js';
import { isRenewable, type Sender, valueSet } from './renewal.rules.js';
import { type Cookies, SessionService } from './session.service.js';
import { SharedRenewals } from './shared-renewals.js';

/** The cookies that auth set, or why it was not asked or refused. */
type Renewal = { setCookies: readonly string[] } | { retryAfterSeconds?: number };

/** Of one call: one that was shared, and one of its own where that is stale by now. */
const RENEWALS = 2;

/** Identifies the caller, and renews an expired or stale session of a client that is no page, in the same answer. */
@Injectable()
export class SessionRenewalService {
  private readonly refreshCookie: string;
  private readonly shared = new SharedRenewals<Renewal>((renewal) => 'setCookies' in renewal);

  constructor(
    private readonly sessions: SessionService,
    private readonly auth: ServiceCaller,
    private readonly rateLimits: RateLimitService,
    @Inject(CONFIGURATION) configuration: GatewayConfiguration,
  ) {
    this.refreshCookie = cookieNameOf(COOKIE.refresh, isHttps(configuration));
  }

  /** As `SessionService.personOf`. */
  async personOf(request: FastifyRequest, reply: FastifyReply, call: Endpoint): Promise<Person | undefined> {
    let cookies: Cookies = request.cookies;
    for (let renewals = 0; ; renewals += 1) {
      try {
        return await this.sessions.personOf(cookies, call);
      } catch (refusal) {
        if (renewals === RENEWALS || !isRenewable(refusal, call, this.senderOf(request))) throw refusal;
        // What was shared is stale itself by now.
        if (renewals > 0) this.shared.forget(request.headers.cookie ?? '');
        cookies = { ...cookies, ...(await this.renewedCookies(request, reply, refusal)) };
      }
    }
  }

  /**
   * Sets the renewed cookies on the raw reply, where an owner in this process answers.
   * @throws DomainError the call's refusal when nothing was renewed
   */
  private async renewedCookies(request: FastifyRequest, reply: FastifyReply, refusal: DomainError): Promise<Cookies> {
    const renewal = await this.renew(request);
    if (!('setCookies' in renewal)) throw new DomainError(refusal.code, renewal);
    reply.raw.setHeader('set-cookie', [...renewal.setCookies]);
    const { accessCookie } = this.sessions;
    return { [accessCookie]: valueSet(accessCookie, renewal.setCookies) };
  }

  private senderOf({ headers, cookies }: FastifyRequest): Sender {
    const [fetchSite, page] = [headers['sec-fetch-site'], headers[HEADER.page]].map((value) => value?.toString());
    return { origin: headers.origin, fetchSite, page, refreshToken: cookies[this.refreshCookie] };
  }

  private renew({ headers: { cookie = '' }, ip }: FastifyRequest): Promise<Renewal> {
    return this.shared.renew(cookie, () => this.exchange(cookie, ip));
  }

  /** @throws EngineUnavailable when auth did not decide: the client keeps its token, and tries again */
  private async exchange(cookie: string, address: string): Promise<Renewal> {
    const waitMs = await this.rateLimits.waitOfRenewals(address);
    if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) };
    try {
      return await this.auth.exchange(authHttp.refresh, {}, { cookie, ...clientHeader() });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code !== 'auth/not-signed-in') throw new EngineUnavailable('auth', error);
      await this.rateLimits.countFailedRenewal(address);
      return {};
    }
  }
}

/** For auth's security log. */
function clientHeader(): Record<string, string> {
  const { client } = currentContext();
  return client === undefined ? {} : { [HEADER.client]: client };
}
