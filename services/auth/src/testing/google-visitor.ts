import { COOKIE, HEADER } from '@pothik/contracts/platform';
import type { AuthPlatform, Jar } from './auth-platform.js';
import { jarOf } from './auth-platform.js';
import type { GoogleIssuer, GoogleTestPerson } from './google-issuer.js';

const START = '/api/v1/auth/google';
export const BROWSER = 'googleSignIn';

/** The answer to a navigation. */
export interface Landed {
  status: number;
  location: string;
  jar: Jar;
}

/** A browser that signs in with Google step by step, so that a test can act in between. */
export class GoogleVisitor {
  private browser = '';
  private session = '';

  constructor(
    private readonly auth: AuthPlatform,
    private readonly issuer: GoogleIssuer,
    private readonly address?: string,
  ) {}

  /** Starts the sign-in; returns the redirect to Google. */
  async leave(query = '', host = 'localhost:8080'): Promise<Landed> {
    const landed = await this.open(`${START}${query}`, host);
    this.browser = landed.jar.values[BROWSER] ?? this.browser;
    return landed;
  }

  comeBack(search: string): Promise<Landed> {
    return this.open(`${START}/callback${search}`);
  }

  /** Signs in completely. */
  async signIn(person: GoogleTestPerson, query = ''): Promise<Landed> {
    const { location } = await this.leave(query);
    return this.comeBack(this.issuer.approve(location, person));
  }

  private async open(url: string, host = 'localhost:8080'): Promise<Landed> {
    const { app } = this.auth.platform.service('auth');
    const held = [`${BROWSER}=${this.browser}`, `${COOKIE.refresh}=${this.session}`].filter(
      (one) => !one.endsWith('='),
    );
    const cookie = held.length === 0 ? {} : { cookie: held.join('; ') };
    const answer = await app.inject({ method: 'GET', url, headers: { host, ...cookie, ...(await this.stated()) } });
    const jar = jarOf(answer);
    this.session = jar.values[COOKIE.refresh] ?? this.session;
    return { status: answer.statusCode, location: String(answer.headers.location ?? ''), jar };
  }

  private async stated(): Promise<Record<string, string>> {
    if (this.address === undefined) return {};
    return { [HEADER.address]: await this.auth.platform.addressStatement(this.address, 'auth') };
  }
}

/** Whether the session cookies were set. */
export const isSignedIn = ({ jar }: Landed): boolean =>
  [COOKIE.access, COOKIE.refresh, COOKIE.signedIn].every((name) => (jar.values[name] ?? '') !== '');
