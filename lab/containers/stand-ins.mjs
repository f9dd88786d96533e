import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotAvailable } from '../../infra/programs/not-available.mjs';
import { outputOf } from '../../infra/programs/programs.mjs';
import { kafka } from '../engines/native/kafka.mjs';
import { securedS3 } from '../engines/native/secured/s3.mjs';

const FOLDER = fileURLToPath(new URL('stand-ins', import.meta.url));
const KAFKA_SETTINGS = fileURLToPath(new URL('../engines/native/kafka', import.meta.url));
const BASE_SCRIPT = fileURLToPath(new URL('engine/base-image.sh', import.meta.url));

/** What the native engines of tests install, once for both. */
function enginesCache() {
  const cache = path.resolve(process.env.ENGINES_CACHE ?? path.join(os.homedir(), '.cache', 'pothik-engines'));
  mkdirSync(path.join(cache, 'bin'), { recursive: true });
  return cache;
}

const jarsOfKafka = async () => ({ jars: (await kafka(1).install(enginesCache())).library, settings: KAFKA_SETTINGS });
const programsOfMinio = async () => ({ programs: path.dirname((await securedS3.install(enginesCache())).program) });

/**
 * @typedef {object} StandIn
 * @property {string} folder of its Dockerfile
 * @property {string} words what it is, for people
 * @property {() => Promise<Record<string, string>>} [contexts] further folders of its build, by the names in its Dockerfile
 * @property {string} [ports] for the one that answers everything
 */

/** By the variable of docker-compose.yml that names the image. @type {Record<string, StandIn>} */
export const STAND_INS = {
  MONGO_IMAGE: { folder: 'mongo', words: 'SecantusDB 0.7.0b3, which speaks its protocol and is not mongod' },
  KAFKA_IMAGE: {
    folder: 'kafka',
    words: "the same broker from its Maven artifacts, on Debian's Java",
    contexts: jarsOfKafka,
  },
  REDIS_IMAGE: { folder: 'redis', words: "Debian's Redis 7.0" },
  MINIO_IMAGE: { folder: 'minio', words: 'MinIO of 2026-02 and mc from their Go modules', contexts: programsOfMinio },
  MAILPIT_IMAGE: { folder: 'mailpit', words: 'a mailbox on smtp-server, in memory, with three calls of its API' },
  PROMETHEUS_IMAGE: { folder: 'prometheus', words: "Debian's Prometheus" },
  GRAFANA_IMAGE: { folder: 'silent', words: 'a server that answers 200: no dashboard is shown', ports: '3000' },
  JAEGER_IMAGE: { folder: 'silent', words: 'a server that answers 200: no trace is stored', ports: '4318 16686' },
};

/**
 * Builds what stands in for an image of docker-compose.yml.
 * @param {import('./docker.mjs').Docker} docker
 * @param {string} variable one of STAND_INS
 * @param {string} base the image that it starts from
 * @returns {Promise<string>} its name
 * @throws {NotAvailable} when a registry refuses what it needs
 */
export async function buildStandIn(docker, variable, base) {
  const { folder, contexts = async () => ({}), ports } = STAND_INS[variable];
  const name = `pothik-stand-in/${variable.replace('_IMAGE', '').toLowerCase()}`;
  const options = Object.entries(await contexts()).flatMap(([key, where]) => ['--build-context', `${key}=${where}`]);
  if (ports !== undefined) options.push('--build-arg', `PORTS=${ports}`);
  try {
    await docker.output([
      'build',
      '-t',
      name,
      '--build-arg',
      `NODE_IMAGE=${base}`,
      ...options,
      path.join(FOLDER, folder),
    ]);
  } catch (error) {
    throw new NotAvailable(`nothing can stand in for ${variable}: ${error.message}`, { cause: error });
  }
  return name;
}

/**
 * Makes the base image of the Dockerfiles from packages: Debian 12, Node and npm.
 * @param {import('./docker.mjs').Docker} docker
 * @param {string} image such as node:24.21.0-bookworm-slim@sha256:…
 * @returns {Promise<string>} its name
 * @throws {NotAvailable} when a registry refuses, or this is no Debian
 */
export async function makeBaseImage(docker, image) {
  const [, version] = /^node:(\d+\.\d+\.\d+)-/.exec(image) ?? [];
  const name = `pothik-stand-in/node:${version}`;
  try {
    await outputOf('bash', [BASE_SCRIPT, name, version], { env: docker.environment });
  } catch (error) {
    throw new NotAvailable(`the base image ${image} can be neither pulled nor made: ${error.message}`, {
      cause: error,
    });
  }
  return name;
}
