import { Inject, Injectable } from '@nestjs/common';
import type { GoogleAttempt } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { Logger } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { AuthConfiguration } from '../configuration.js';
import { refusalOfIssuer } from './google-issuer.rules.js';
import { type GooglePerson, googlePersonOf } from './google-sign-in.rules.js';

const ANSWER_WITHIN_SECONDS = 10;
const SCOPE = 'openid email profile';

/** Calls the OpenID Connect issuer: Google or a test issuer, which differ only by address. */
@Injectable()
export class GoogleIssuerClient {
  private discovered: Promise<Configuration> | undefined;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
    private readonly logger: Logger,
  ) {}

  get isConfigured(): boolean {
    return this.configuration.GOOGLE_CLIENT_ID !== undefined;
  }

  /** The random values of one attempt. */
  freshSecrets(): { state: string; nonce: string; codeVerifier: string } {
    return { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  }

  /** The issuer's address where the browser signs in. @throws DomainError auth/google-unavailable */
  async authorizationAddress(state: string, attempt: GoogleAttempt): Promise<string> {
    const issuer = await this.issuer();
    const address = buildAuthorizationUrl(issuer, {
      redirect_uri: attempt.redirectUri,
      scope: SCOPE,
      state,
      nonce: attempt.nonce,
      code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /**
   * Exchanges the code for a token and checks its signature, issuer, audience, expiry and nonce.
   * @param search the query the browser came back with
   * @throws DomainError auth/google-unavailable, auth/google-cancelled, auth/google-failed
   */
  async identify(search: string, state: string, attempt: GoogleAttempt): Promise<GooglePerson> {
    const issuer = await this.issuer();
    const address = new URL(attempt.redirectUri);
    address.search = search;
    const checks = { expectedState: state, expectedNonce: attempt.nonce, pkceCodeVerifier: attempt.codeVerifier };
    try {
      const claims = (await authorizationCodeGrant(issuer, address, checks)).claims();
      if (claims === undefined) throw new DomainError('auth/google-failed');
      return googlePersonOf(claims);
    } catch (error) {
      throw this.refuse(error);
    }
  }

  /** Discovered once; retried after a failure. */
  private async issuer(): Promise<Configuration> {
    this.discovered ??= this.discover();
    try {
      return await this.discovered;
    } catch (error) {
      this.discovered = undefined;
      this.logger.warn({ reason: reasonOf(error) }, 'The Google issuer cannot be discovered.');
      throw new DomainError('auth/google-unavailable');
    }
  }

  private discover(): Promise<Configuration> {
    const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET } = this.configuration;
    const issuer = new URL(GOOGLE_ISSUER);
    // The configuration allows http only on this machine.
    const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    return discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
      execute: [enableNonRepudiationChecks, ...insecure],
      timeout: ANSWER_WITHIN_SECONDS,
    });
  }

  /** Never logs the issuer's whole answer: it may hold claims. */
  private refuse(error: unknown): DomainError {
    const refusal = refusalOfIssuer(error);
    if (refusal !== 'auth/google-cancelled')
      this.logger.warn({ reason: reasonOf(error) }, 'The exchange with Google failed.');
    return new DomainError(refusal);
  }
}

function reasonOf(error: unknown): string {
  const { code, name, message } = error as { code?: unknown; name?: unknown; message?: unknown };
  return [code ?? name, message].map(String).join(': ');
}
