// node infra/docker/make-env.mjs: writes the secrets that docker-compose.yml asks for.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeSecrets } from './secrets.mjs';

const USE = `node infra/docker/make-env.mjs [--file .env]
Writes fresh secrets, readable by their owner alone. An existing file is never replaced: whoever loses SESSION_KEYS signs
everybody out, and S3 keys belong to the data.`;

const OWNER_ONLY = 0o600;
const { values } = parseArgs({ options: { file: { type: 'string', default: '.env' }, help: { type: 'boolean' } } });

function write(file) {
  const lines = Object.entries(makeSecrets()).map(([name, value]) => `${name}=${value}\n`);
  try {
    writeFileSync(file, lines.join(''), { mode: OWNER_ONLY, flag: 'wx' });
    console.log(`${file} holds fresh secrets. Keep it: it is not in the repository.`);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    console.error(`${file} exists already and stays as it is.`);
    process.exitCode = 1;
  }
}

if (values.help) console.log(USE);
else write(values.file);
