import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotToBeHad } from '../not-to-be-had.mjs';
import { outputOf } from '../programs.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const versionsOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
    .filter(([where, { optional }]) => where !== '' && !optional)
    .map(([where, { version }]) => `${where} ${version}`);

/** npm leaves its own copy of the lock file beside what it installed. */
function isInstalled() {
  const installed = path.join(HERE, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = new Set(versionsOf(installed));
  return versionsOf(path.join(HERE, 'package-lock.json')).every((wanted) => present.has(wanted));
}

async function install() {
  if (isInstalled()) return;
  console.error('[engines] installing testcontainers (npm ci) …');
  try {
    await outputOf('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: HERE });
  } catch (error) {
    throw new NotToBeHad(`testcontainers could not be installed: ${error.message}`, { cause: error });
  }
}

let installing;

/**
 * Installs testcontainers into this folder, once for all engines: its many packages are not wanted where no container runs.
 * @throws {NotToBeHad} when the registry refuses
 */
export function ensureTestcontainers() {
  installing ??= install();
  return installing;
}
