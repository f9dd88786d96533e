// node infra/docker/make-env.mjs: writes the secrets that docker-compose.yml needs, or those of infra/k8s.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { operatorAddresses, serviceAddresses } from './engine-addresses.mjs';
import { addedVariables } from './env-file.rules.mjs';
import { makeDeploymentSecrets, makeSecrets } from './secrets.mjs';

const USE = `node infra/docker/make-env.mjs [--file .env]
node infra/docker/make-env.mjs --file secrets.env --mongo mongodb://host:27017/?replicaSet=rs0 --redis redis://host:6379
Writes new secrets, readable only by their owner: those of docker-compose.yml, or with --mongo and --redis, the engines of
a deployment, those of infra/k8s. A file that is there keeps what it has, and gets what it lacks.`;

const OWNER_ONLY = 0o600;
const { values } = parseArgs({
  options: {
    file: { type: 'string', default: '.env' },
    mongo: { type: 'string' },
    redis: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Every variable of the file, those that are present with their values. */
function variablesOf({ mongo, redis }, present) {
  const secrets = { ...(mongo ? makeDeploymentSecrets() : makeSecrets()), ...present };
  return { ...secrets, ...(mongo ? serviceAddresses(secrets, { mongo, redis }) : operatorAddresses(secrets)) };
}

function write({ file, ...engines }) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const present = parseEnv(text);
  const added = addedVariables(present, variablesOf(engines, present));
  const lines = Object.entries(added).map(([name, value]) => `${name}=${value}\n`);
  if (lines.length === 0) return console.log(`${file} has every secret and is left unchanged.`);
  if (text === '') writeFileSync(file, lines.join(''), { mode: OWNER_ONLY });
  else appendFileSync(file, `${text.endsWith('\n') ? '' : '\n'}${lines.join('')}`);
  const names = text === '' ? '' : `: ${Object.keys(added).join(', ')}`;
  return console.log(`${file} contains new secrets${names}. Keep it: it is not in the repository.`);
}

if (values.help) console.log(USE);
else if ((values.mongo === undefined) !== (values.redis === undefined)) {
  console.error(USE);
  process.exitCode = 1;
} else write(values);
