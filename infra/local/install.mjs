import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True when node_modules matches the lock file; npm writes a copy of it there. */
function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json')))
    .filter(([where, entry]) => where !== '' && !entry.optional && !entry.link && where.includes('node_modules/'))
    .every(([where, entry]) => present[where]?.version === entry.version);
}

/**
 * Installs the dependencies of a folder when they are missing or not those of its lock file.
 * @param {string} [folder] with a lock file; the repository's top folder when left out
 */
export async function ensureInstalled(folder = ROOT) {
  if (isInstalled(folder)) return;
  console.log(`Installing the dependencies${folder === ROOT ? '' : ` of ${path.relative(ROOT, folder)}`} (npm ci) …`);
  const started = performance.now();
  const options = { cwd: folder, shell: process.platform === 'win32' };
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (code !== 0) throw new Error('npm ci failed; see its output above.');
  console.log(`Installed in ${Math.round((performance.now() - started) / 1000)} s`);
}
