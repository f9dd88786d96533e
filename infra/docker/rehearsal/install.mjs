import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../local/run.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Installs the parser of Dockerfiles into this folder, once, because nothing else needs it. @throws {Error} when the registry refuses */
export async function ensureReaders() {
  if (existsSync(path.join(HERE, 'node_modules', '.package-lock.json'))) return;
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: HERE });
  if (code !== 0) throw new Error('npm ci failed; see its output above.');
}
