// node infra/docker/rehearse.mjs ride: runs the steps of a Dockerfile in folders, without a container engine.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../local/paths.mjs';
import { run } from '../local/run.mjs';
import '../local/node-version.mjs';
import { ensureReaders } from './rehearsal/install.mjs';
import { makeSecrets, SERVICES } from './secrets.mjs';

const USE = `node infra/docker/rehearse.mjs gateway | auth | user | driver | ride | notification | ops | web [--keep]
Runs the COPY and RUN steps of the Dockerfile in a temporary folder, starts the result like the image, as an
unprivileged user and without engines, until its HEALTHCHECK passes, and stops it; ops and web run to their end. web releases into
the object store of S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, as node lab/engines/run.mjs gives them. --keep keeps the folder.`;

/** Images that run once and end. */
const RUN_ONCE = ['ops', 'web'];
/** Of the object store, passed on to what runs once. */
const STORE = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
/** Addresses without a server: liveness must not depend on engines. */
const UNREACHABLE = '127.0.0.1:9';

function surroundings(service) {
  const addresses = SERVICES.map((owner) => [`${owner.toUpperCase()}_URL`, `dns+http://${UNREACHABLE}`]);
  const secrets = makeSecrets();
  return {
    ...Object.fromEntries(addresses),
    MONGO_URL: `mongodb://${UNREACHABLE}`,
    KAFKA_BROKERS: UNREACHABLE,
    REDIS_URL: `redis://${UNREACHABLE}`,
    S3_ENDPOINT: `http://${UNREACHABLE}`,
    S3_ACCESS_KEY: secrets.S3_ACCESS_KEY,
    S3_SECRET_KEY: secrets.S3_SECRET_KEY,
    SMTP_URL: `smtp://${UNREACHABLE}`,
    PUBLIC_URL: 'http://localhost:8080',
    SUPPORT_EMAIL: 'support@pothik.test',
    SESSION_KEYS: secrets.SESSION_KEYS,
    FORMER_PROFILES_KEY: secrets.FORMER_PROFILES_KEY,
    PUSH_KEYS: secrets.PUSH_KEYS,
    STATEMENT_KEYS: secrets[`${service.toUpperCase()}_STATEMENT_KEYS`],
    LOG_LEVEL: 'silent',
  };
}

const storeGiven = () =>
  Object.fromEntries(STORE.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Runs every stage in its folder; the last one is the image. */
async function build(folder, service) {
  const [{ stagesOf }, { StageRun }, { copyContext }, { nodeOf }] = await Promise.all([
    import('./rehearsal/dockerfile.mjs'),
    import('./rehearsal/stage.mjs'),
    import('./rehearsal/context.mjs'),
    import('./rehearsal/node-of.mjs'),
  ]);
  const file = SERVICES.includes(service) && service !== 'gateway' ? 'service' : service;
  const stages = stagesOf(inRoot('infra', 'docker', `${file}.Dockerfile`));
  const programs = await nodeOf(stages.at(-1).base);
  const outside = { PATH: `${programs}${path.delimiter}${process.env.PATH}`, HOME: process.env.HOME };
  const context = path.join(folder, 'context');
  console.log(`${copyContext(context)} files in the context`);
  const rootOf = (stage) => path.join(folder, stage);
  let last;
  for (const stage of stages) {
    const given = { SERVICE: service };
    last = new StageRun(stage, { root: rootOf(stage.name), context, rootOf, given, surroundings: outside });
    await last.carryOut();
  }
  return {
    stage: last.stage,
    workingDirectory: last.at('.'),
    environment: { ...last.environmentHere(), PATH: outside.PATH },
  };
}

async function rehearse(service, isKept) {
  await ensureReaders();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-rehearsal-'));
  // The unprivileged user needs access to it.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'context'));
  try {
    const image = await build(folder, service);
    await run('du', ['-sm', path.join(folder, 'image')]);
    const { runToEnd, startAndStop } = await import('./rehearsal/container.mjs');
    if (RUN_ONCE.includes(service)) {
      const code = await runToEnd({ ...image, environment: { ...storeGiven(), ...image.environment } });
      if (code !== 0) throw new Error(`${service} ended with ${code}.`);
      return;
    }
    const environment = { ...surroundings(service), ...image.environment };
    const { liveAfterMs, stoppedAfterMs } = await startAndStop({ ...image, environment });
    console.log(`${service} was live after ${liveAfterMs} ms and stopped cleanly within ${stoppedAfterMs} ms.`);
  } finally {
    if (isKept) console.log(`Kept in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

const [service, ...flags] = process.argv.slice(2);
if (SERVICES.includes(service) || RUN_ONCE.includes(service)) {
  try {
    await rehearse(service, flags.includes('--keep'));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  console.log(USE);
}
