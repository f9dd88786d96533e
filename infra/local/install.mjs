import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True when node_modules matches the lock file; npm writes a copy of it there. */
function isInstalled() {
  const installed = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(inRoot('package-lock.json')))
    .filter(([where, entry]) => where !== '' && !entry.optional && !entry.link && where.includes('node_modules/'))
    .every(([where, entry]) => present[where]?.version === entry.version);
}

/** Installs the dependencies when they are missing or not those of the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('npm ci failed; see its output above.');
}
