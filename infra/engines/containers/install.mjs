import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotAvailable } from '../not-available.mjs';
import { outputOf } from '../programs.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const versionsOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
    .filter(([where, { optional }]) => where !== '' && !optional)
    .map(([where, { version }]) => `${where} ${version}`);

/** npm writes a copy of the lock file into node_modules. */
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
    throw new NotAvailable(`testcontainers could not be installed: ${error.message}`, { cause: error });
  }
}

let installing;

/**
 * Installs testcontainers into this folder, once for all engines, so that machines without containers need not install it.
 * @throws {NotAvailable} when the registry refuses
 */
export function ensureTestcontainers() {
  installing ??= install();
  return installing;
}
