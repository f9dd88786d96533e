import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Everything that signs statements. */
export const SIGNERS = ['gateway', 'auth', 'user', 'driver', 'ride', 'notification'];

const secret = () => randomBytes(32).toString('base64url');
const encode = (key) => Buffer.from(JSON.stringify(key)).toString('base64url');

function signingKey(name) {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...privateKey.export({ format: 'jwk' }), kid: `${name}.${randomBytes(6).toString('hex')}` };
}

/**
 * STATEMENT_KEYS of everybody: his own private key first, then the public ones of the others. Node alone makes them, because
 * whoever runs containers has installed nothing.
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

/** Fresh secrets of a deployment, by the names that docker-compose.yml and infra/k8s ask for. */
export const makeSecrets = () => ({
  SESSION_KEYS: secret(),
  ...statementKeys(),
  S3_ACCESS_KEY: `pothik-${randomBytes(6).toString('hex')}`,
  S3_SECRET_KEY: secret(),
  GRAFANA_PASSWORD: secret(),
});
