import { type BinaryToTextEncoding, createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@pothik/engines';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import {
  type AuthorizationRequest,
  authorizationRequest,
  type ChosenPerson,
  isRightful,
  subjectOf,
  tokenRequest,
} from './stand-in-issuer.rules.js';
import { isOurCallback } from './stand-in-settings.rules.js';

const ALGORITHM = 'ES256';
const KEY_ID = 'stand-in';
const CODE_MS = 60_000;
const TOKEN_SECONDS = 3_600;

/** The settings by which auth signs in here, named as in its configuration. */
export interface GoogleSettings {
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  GOOGLE_ISSUER: string;
}

interface Granted {
  asked: AuthorizationRequest;
  person: ChosenPerson;
  /** Milliseconds since the epoch. */
  until: number;
}

/** A small OpenID Connect issuer in place of Google. Its key and its client's secret exist for the life of the process. */
export class StandInIssuer {
  readonly settings: GoogleSettings;
  private readonly granted = new Map<string, Granted>();

  private constructor(
    address: string,
    private readonly publicUrl: string,
    private readonly clock: Clock,
    private readonly key: { sign: CryptoKey; published: JWK },
  ) {
    this.settings = { GOOGLE_CLIENT_ID: 'pothik-here', GOOGLE_CLIENT_SECRET: random(), GOOGLE_ISSUER: address };
  }

  /** `address`: where the platform reaches it; `publicUrl`: where browsers reach the platform. */
  static async at(address: string, publicUrl: string, clock: Clock): Promise<StandInIssuer> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
    const published = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
    return new StandInIssuer(address, publicUrl, clock, { sign: privateKey, published });
  }

  discovery() {
    const { GOOGLE_ISSUER: issuer } = this.settings;
    return {
      issuer,
      authorization_endpoint: new URL('/dev/google/authorize', this.publicUrl).href,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      scopes_supported: ['openid', 'email', 'profile'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  keys() {
    return { keys: [this.key.published] };
  }

  /** Parses the authentication request; undefined when it is not the platform's. */
  read(query: unknown): AuthorizationRequest | undefined {
    const { data } = authorizationRequest.safeParse(query);
    const isOurs =
      data?.client_id === this.settings.GOOGLE_CLIENT_ID && isOurCallback(data.redirect_uri, this.publicUrl);
    return isOurs ? data : undefined;
  }

  /** The address to redirect to, with a code for that person. */
  approve(asked: AuthorizationRequest, person: ChosenPerson): string {
    const now = this.clock.now().getTime();
    for (const [code, { until }] of this.granted) if (until <= now) this.granted.delete(code);
    const code = random();
    this.granted.set(code, { asked, person, until: now + CODE_MS });
    return back(asked, { code });
  }

  /** The address to redirect to when the person cancels. */
  cancel(asked: AuthorizationRequest): string {
    return back(asked, { error: 'access_denied' });
  }

  /** Exchanges a code for a signed token, once; undefined when the request does not match the code. */
  async exchange(form: unknown): Promise<object | undefined> {
    const { data } = tokenRequest.safeParse(form);
    const granted = data && this.take(data.code);
    if (data === undefined || granted === undefined) return undefined;
    if (!isRightful(granted.asked, data, digestOf(data.code_verifier, 'base64url'))) return undefined;
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = this.settings;
    if (data.client_id !== GOOGLE_CLIENT_ID || data.client_secret !== GOOGLE_CLIENT_SECRET) return undefined;
    const id_token = await this.token(granted);
    return { access_token: random(), token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token };
  }

  private take(code: string): Granted | undefined {
    const granted = this.granted.get(code);
    this.granted.delete(code);
    return granted !== undefined && granted.until > this.clock.now().getTime() ? granted : undefined;
  }

  private token({ asked, person }: Granted): Promise<string> {
    const { name, email, verified } = person;
    return new SignJWT({ name, email, email_verified: verified !== undefined, nonce: asked.nonce })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(this.settings.GOOGLE_ISSUER)
      .setAudience(asked.client_id)
      .setSubject(subjectOf(digestOf(email, 'hex')))
      .setIssuedAt(this.clock.now())
      .setExpirationTime(new Date(this.clock.now().getTime() + TOKEN_SECONDS * 1_000))
      .sign(this.key.sign);
  }
}

const random = (): string => randomBytes(32).toString('base64url');

function back({ redirect_uri, state }: AuthorizationRequest, answer: Record<string, string>): string {
  return `${redirect_uri}?${new URLSearchParams({ ...answer, state })}`;
}

const digestOf = (text: string, encoding: BinaryToTextEncoding): string =>
  createHash('sha256').update(text).digest(encoding);
