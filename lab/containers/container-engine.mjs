import { fileURLToPath } from 'node:url';
import { isRoot } from '../../infra/programs/apt.mjs';
import { NotAvailable } from '../../infra/programs/not-available.mjs';
import { findProgram, outputOf } from '../../infra/programs/programs.mjs';

/** For `--start-interval` of a HEALTHCHECK. */
const OLDEST_ENGINE = 25;
const PATIENCE_MILLISECONDS = 10_000;
const SCRIPT = fileURLToPath(new URL('engine/engine.sh', import.meta.url));

const script = (command) => outputOf('bash', [SCRIPT, command]);

/** The version of the engine that answers with these variables, or undefined. */
async function versionOf(environment) {
  if (!findProgram('docker') && environment === process.env) return undefined;
  const asked = outputOf('docker', ['version', '--format', '{{.Server.Version}}'], {
    env: environment,
    timeout: PATIENCE_MILLISECONDS,
  });
  return asked.then(
    (words) => /^\d+\.\d+\S*/m.exec(words)?.[0],
    () => undefined,
  );
}

/** An engine of this machine's packages, beside what is installed. @throws {NotAvailable} */
async function startOwn() {
  if (process.platform !== 'linux' || !isRoot())
    throw new NotAvailable('no container engine answers, and only root on Debian 12 could start one');
  try {
    await script('install');
    await script('start');
    const lines = (await script('env')).trim().split('\n');
    const own = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    return { ...process.env, ...own };
  } catch (error) {
    throw new NotAvailable(`no container engine answers, and none could be started: ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * The container engine of this machine, or one that is started for this run.
 * @returns {Promise<{ environment: NodeJS.ProcessEnv, words: string, stop: () => Promise<unknown> }>} the variables by which
 *   `docker` reaches it; one line that says which it is; `stop` ends only an engine that was started here
 * @throws {NotAvailable} when there is none, or it is too old
 */
export async function findContainerEngine() {
  const present = await versionOf(process.env);
  const environment = present === undefined ? await startOwn() : process.env;
  const stop = present === undefined ? () => script('stop') : async () => undefined;
  const version = present ?? (await versionOf(environment));
  if (Number.parseInt(version, 10) < OLDEST_ENGINE) {
    await stop();
    throw new NotAvailable(`Docker ${version} answers, and ${OLDEST_ENGINE} is the smallest`);
  }
  const whose = present === undefined ? 'unpacked for this run; this machine had none' : "this machine's";
  return { environment, words: `Docker ${version} (${whose})`, stop };
}
