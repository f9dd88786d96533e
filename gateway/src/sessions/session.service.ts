import { Inject, Injectable } from '@nestjs/common';
import { COOKIE, cookieNameOf, type Endpoint } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { AccessTokens, CONFIGURATION, type Person, SessionStateService } from '@pothik/service-kit';
import { type GatewayConfiguration, isHttps } from '../gateway.configuration.js';
import { type AccessCookie, claimsFor, refuseBeforeSecondFactor, refuseStale } from './session.rules.js';

type Call = Pick<Endpoint, 'access' | 'isBeforeSecondFactor'>;
/** The cookies of a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;
type Claims = Exclude<Awaited<ReturnType<AccessTokens['verify']>>, string>;

/** Identifies the caller by the access cookie. */
@Injectable()
export class SessionService {
  readonly accessCookie: string;

  constructor(
    private readonly tokens: AccessTokens,
    private readonly states: SessionStateService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) configuration: GatewayConfiguration,
  ) {
    this.accessCookie = cookieNameOf(COOKIE.access, isHttps(configuration));
  }

  /** The signed-in person, or undefined for a PUBLIC call without a session. */
  async personOf(cookies: Cookies, call: Call): Promise<Person | undefined> {
    const { access } = call;
    const claims = claimsFor(await this.readCookie(cookies), access);
    if (claims === undefined) return undefined;
    const { sub, sid, email, role, verified, rights, formerIds, epoch, expiresAt } = claims;
    if (access !== 'PUBLIC') refuseStale(epoch, await this.states.present({ personId: sub, sessionId: sid }));
    refuseBeforeSecondFactor(claims, call);
    const session = { sessionId: sid, epoch, sessionExpiresAt: expiresAt };
    return { kind: 'person', id: sub, email, role, verified, rights, formerIds, ...session };
  }

  private async readCookie(cookies: Cookies): Promise<AccessCookie<Claims>> {
    const token = cookies[this.accessCookie];
    if (!token) return { state: cookies[COOKIE.signedIn] ? 'expired' : 'none' };
    const verified = await this.tokens.verify(token, this.clock.now());
    return typeof verified === 'string' ? { state: verified } : { state: 'valid', claims: verified };
  }
}
