import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { MONGO_LOGINS } from './engine-addresses.mjs';

/** What is deployed. */
export const SERVICES = ['gateway', 'auth', 'user', 'driver', 'ride', 'notification'];

/** Who has a key of the object store: the services that store pictures, the gateway, and who releases the web. */
const WITH_OBJECTS = ['user', 'driver', 'gateway', 'web'];

/** Who signs statements: all of them, and an operator's commands. */
const SIGNERS = [...SERVICES, 'operator'];

const secret = () => randomBytes(32).toString('base64url');
const encode = (key) => Buffer.from(JSON.stringify(key)).toString('base64url');

function signingKey(name) {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...privateKey.export({ format: 'jwk' }), kid: `${name}.${randomBytes(6).toString('hex')}` };
}

/** The first of PUSH_KEYS. */
const pushKey = () => encode(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

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

const mongoPasswords = () =>
  Object.fromEntries(MONGO_LOGINS.map((name) => [`${name.toUpperCase()}_MONGO_PASSWORD`, secret()]));

const objectKeys = () =>
  Object.fromEntries(
    WITH_OBJECTS.flatMap((name) => [
      [`${name.toUpperCase()}_S3_ACCESS_KEY`, `pothik-${name}`],
      [`${name.toUpperCase()}_S3_SECRET_KEY`, secret()],
    ]),
  );

/** What the engines' administrators and Grafana log in with, where docker-compose.yml runs them. */
const administrators = () => ({
  MONGO_ROOT_PASSWORD: secret(),
  S3_ACCESS_KEY: `pothik-${randomBytes(6).toString('hex')}`,
  S3_SECRET_KEY: secret(),
  GRAFANA_PASSWORD: secret(),
});

/** New secrets of a deployment whose engines have administrators of their own, by the names that infra/k8s uses. */
export const makeDeploymentSecrets = () => ({
  SESSION_KEYS: secret(),
  FORMER_PROFILES_KEY: secret(),
  PUSH_KEYS: pushKey(),
  ...statementKeys(),
  ...mongoPasswords(),
  REDIS_PASSWORD: secret(),
  ...objectKeys(),
});

/** New secrets of docker-compose.yml, by the names that it uses. */
export const makeSecrets = () => ({ ...makeDeploymentSecrets(), ...administrators() });
