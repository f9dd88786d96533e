// node infra/docker/make-env.mjs: writes the secrets that docker-compose.yml needs.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeSecrets } from './secrets.mjs';

const USE = `node infra/docker/make-env.mjs [--file .env]
Writes new secrets, readable only by their owner. An existing file is never replaced: the loss of SESSION_KEYS signs
everybody out, and the S3 keys belong to the stored data.`;

const OWNER_ONLY = 0o600;
const { values } = parseArgs({ options: { file: { type: 'string', default: '.env' }, help: { type: 'boolean' } } });

function write(file) {
  const lines = Object.entries(makeSecrets()).map(([name, value]) => `${name}=${value}\n`);
  try {
    writeFileSync(file, lines.join(''), { mode: OWNER_ONLY, flag: 'wx' });
    console.log(`${file} contains new secrets. Keep it: it is not in the repository.`);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    console.error(`${file} exists already and is left unchanged.`);
    process.exitCode = 1;
  }
}

if (values.help) console.log(USE);
else write(values.file);
