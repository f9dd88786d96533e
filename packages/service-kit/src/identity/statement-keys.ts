import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';

const jwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().min(1),
  d: z.string().min(1).optional(),
  kid: z.string().regex(/^[a-z]+\.[\w-]+$/),
});
type StatementJwk = z.output<typeof jwk>;

export interface StatementKeys {
  signing: { kid: string; key: KeyObject };
  /** By key id. The issuer is the part of the id before the first dot. */
  verifying: ReadonlyMap<string, { issuer: string; key: KeyObject }>;
}

const issuerOf = (kid: string): string => kid.slice(0, kid.indexOf('.'));

/**
 * Parses STATEMENT_KEYS: base64url(JSON JWK, Ed25519, with kid `<issuer>.<anything>`), with commas between them.
 * The first is private and signs, all verify.
 * @throws Error naming the wrong part, but no key
 */
export function parseStatementKeys(statementKeys: string): StatementKeys {
  const keys = statementKeys
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseKey);
  const [first] = keys;
  if (first?.d === undefined) throw new Error('The first key of STATEMENT_KEYS must be a private one.');
  return {
    signing: { kid: first.kid, key: createPrivateKey({ key: first, format: 'jwk' }) },
    verifying: new Map(keys.map((key) => [key.kid, { issuer: issuerOf(key.kid), key: publicKey(key) }])),
  };
}

/** New keys for services that trust each other, by name: each has its own private key and the public keys of all. */
export function generateStatementKeys<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const own = names.map((name) => ({ name, key: generateKey(name) }));
  const publicKeys = own.map(({ key: { d: _secret, ...rest } }) => rest);
  const listOf = (key: StatementJwk) => [key, ...publicKeys.filter(({ kid }) => kid !== key.kid)].map(encode).join(',');
  return Object.fromEntries(own.map(({ name, key }) => [name, listOf(key)])) as Record<Name, string>;
}

function parseKey(encoded: string, index: number): StatementJwk {
  try {
    return jwk.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    // Without the cause, which could contain the secret.
    throw new Error(`Key ${index + 1} of STATEMENT_KEYS is not base64url of an Ed25519 JWK with a kid.`);
  }
}

const publicKey = ({ d: _secret, ...rest }: StatementJwk): KeyObject => createPublicKey({ key: rest, format: 'jwk' });

function generateKey(name: string): StatementJwk {
  const { privateKey } = generateKeyPairSync('ed25519');
  return jwk.parse({ ...privateKey.export({ format: 'jwk' }), kid: `${name}.${randomBytes(6).toString('hex')}` });
}

const encode = (key: object): string => Buffer.from(JSON.stringify(key)).toString('base64url');
