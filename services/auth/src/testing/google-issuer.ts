import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT = { GOOGLE_CLIENT_ID: 'the-platform', GOOGLE_CLIENT_SECRET: 'the-secret' };
const ALGORITHM = 'ES256';
const KEY_ID = 'the-key';
const HOUR_SECONDS = 3_600;

export interface GoogleTestPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

interface Granted {
  person: GoogleTestPerson;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** How a test issuer misbehaves: replaced claims, a foreign signing key, a refused or broken exchange. */
export interface Misbehaviour {
  claims?: JWTPayload;
  foreignKey?: boolean;
  exchange?: 'refused' | 'broken';
}

/** An OpenID Connect issuer on loopback, as strict as Google, that a test can make misbehave. */
export class GoogleIssuer {
  misbehaviour: Misbehaviour = {};
  discoveries = 0;
  private readonly granted = new Map<string, Granted>();
  private server: Server;

  private constructor(
    private readonly keys: { own: CryptoKey; foreign: CryptoKey; published: object },
    private readonly port: number,
  ) {
    this.server = this.newServer();
  }

  static async start(): Promise<GoogleIssuer> {
    const [own, foreign] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
    const published = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: ALGORITHM };
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await once(probe.close(), 'close');
    return new GoogleIssuer({ own: own.privateKey, foreign: foreign.privateKey, published }, port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.server = this.newServer();
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  /** The person signs in and agrees; returns the query of the callback. */
  approve(authorizationAddress: string, person: GoogleTestPerson): string {
    const { searchParams } = new URL(authorizationAddress);
    const asked = (name: string) => searchParams.get(name) ?? '';
    const code = randomUUID();
    this.granted.set(code, {
      person,
      nonce: asked('nonce'),
      challenge: asked('code_challenge'),
      redirectUri: asked('redirect_uri'),
    });
    return `?${new URLSearchParams({ code, state: asked('state'), scope: 'openid email profile', authuser: '0' })}`;
  }

  /** The person cancels; returns the query of the callback. */
  cancel(authorizationAddress: string): string {
    const state = new URL(authorizationAddress).searchParams.get('state') ?? '';
    return `?${new URLSearchParams({ error: 'access_denied', state })}`;
  }

  private newServer(): Server {
    return createServer((request, response) => void this.answer(request, response));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/.well-known/openid-configuration') send(response, 200, this.discovery());
    else if (request.url === '/keys') send(response, 200, { keys: [this.keys.published] });
    else send(response, ...(await this.exchange(new URLSearchParams(await text(request)))));
  }

  private discovery(): object {
    this.discoveries += 1;
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
    };
  }

  private async exchange(form: URLSearchParams): Promise<[status: number, body: object]> {
    const { exchange } = this.misbehaviour;
    if (exchange === 'broken') return [502, {}];
    const granted = this.granted.get(form.get('code') ?? '');
    this.granted.delete(form.get('code') ?? '');
    if (granted === undefined || exchange === 'refused' || !isRight(form, granted))
      return [400, { error: 'invalid_grant' }];
    const id_token = await this.token(granted);
    return [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: HOUR_SECONDS, id_token }];
  }

  private token({ person, nonce }: Granted): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: this.url, aud: CLIENT.GOOGLE_CLIENT_ID, iat: now, exp: now + HOUR_SECONDS, nonce, ...person };
    const key = this.misbehaviour.foreignKey ? this.keys.foreign : this.keys.own;
    return new SignJWT({ ...right, ...this.misbehaviour.claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .sign(key);
  }
}

function isRight(form: URLSearchParams, { challenge, redirectUri }: Granted): boolean {
  const verifier = form.get('code_verifier') ?? '';
  return (
    form.get('client_id') === CLIENT.GOOGLE_CLIENT_ID &&
    form.get('client_secret') === CLIENT.GOOGLE_CLIENT_SECRET &&
    form.get('redirect_uri') === redirectUri &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  );
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
