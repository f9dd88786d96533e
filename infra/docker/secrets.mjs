import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** What is deployed. */
export const SERVICES = ['gateway', 'auth', 'user', 'driver', 'ride', 'notification'];

/** Who signs statements: all of them, and an operator's commands. */
const SIGNERS = [...SERVICES, 'operator'];

const secret = () => randomBytes(32).toString('base64url');
const encode = (key) => Buffer.from(JSON.stringify(key)).toString('base64url');

function signingKey(name) {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...privateKey.export({ format: 'jwk' }), kid: `${name}.${randomBytes(6).toString('hex')}` };
}

/**
 * STATEMENT_KEYS of every signer: its private key first, then the public keys of the others. Made with Node's own modules,
 * because a machine that runs containers has no dependencies installed.
 */
function statementKeys() {
  const keys = SIGNERS.map(signingKey);
  const publicKeys = keys.map(({ d: _secret, ...rest }) => rest);
  const othersThan = (own) => publicKeys.filter(({ kid }) => kid !== own.kid);
  const listOf = (own) => [own, ...othersThan(own)].map(encode).join(',');
  return Object.fromEntries(
    SIGNERS.map((name, index) => [`${name.toUpperCase()}_STATEMENT_KEYS`, listOf(keys[index])]),
  );
}

/** New secrets of a deployment, by the names that docker-compose.yml and infra/k8s use. */
export const makeSecrets = () => ({
  SESSION_KEYS: secret(),
  ...statementKeys(),
  S3_ACCESS_KEY: `pothik-${randomBytes(6).toString('hex')}`,
  S3_SECRET_KEY: secret(),
  GRAFANA_PASSWORD: secret(),
});
