import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { aptGet, isRoot } from '../../../../infra/programs/apt.mjs';
import { installOnce } from '../../../../infra/programs/install-once.mjs';
import { NotAvailable } from '../../../../infra/programs/not-available.mjs';
import { findProgram, outputOf } from '../../../../infra/programs/programs.mjs';

export const VERSION = '5.3.3';
const WHEELS = [
  `nominatim-db==${VERSION}`,
  `nominatim-api==${VERSION}`,
  'psycopg[binary]',
  'falcon',
  'uvicorn',
  'aiosqlite',
];

const SERVERS = '/usr/lib/postgresql';
/** Debian's and Ubuntu's; with python3-icu of the distribution nothing has to be compiled. */
const PACKAGES = [
  'postgresql',
  'postgresql-postgis',
  'osm2pgsql',
  'libsqlite3-mod-spatialite',
  'python3-venv',
  'python3-icu',
];
const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60', ...PACKAGES];
/** The distribution's: a Python installed beside it does not have its packages. */
const PYTHON = '/usr/bin/python3';

/** The folder of the newest PostgreSQL's programs; undefined when there is none. */
export async function serverPrograms() {
  if (!existsSync(SERVERS)) return undefined;
  const newest = (await readdir(SERVERS)).map(Number).sort((one, other) => other - one)[0];
  return newest === undefined ? undefined : path.join(SERVERS, String(newest), 'bin');
}

/**
 * PostgreSQL, osm2pgsql and Nominatim.
 * @param {string} cache
 * @returns {Promise<string>} the Python that has Nominatim
 * @throws {NotAvailable}
 */
export async function installPrograms(cache) {
  if (!findProgram('osm2pgsql') || (await serverPrograms()) === undefined) await installWithApt();
  const environment = path.join(cache, `nominatim-${VERSION}`);
  await installOnce(environment, async (temporary) => {
    const folder = path.join(temporary, 'venv');
    await outputOf(PYTHON, ['-m', 'venv', '--system-site-packages', folder]);
    const pip = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', ...WHEELS];
    await outputOf(path.join(folder, 'bin', 'python'), pip);
    return folder;
  });
  return path.join(environment, 'bin', 'python');
}

async function installWithApt() {
  if (!findProgram('apt-get') || !isRoot()) {
    throw new NotAvailable('PostgreSQL or osm2pgsql is missing, and only root with apt-get could install it');
  }
  console.error('[engines] installing PostgreSQL, PostGIS and osm2pgsql with apt-get …');
  try {
    await aptGet(INSTALL);
  } catch (error) {
    throw new NotAvailable(`it could not be installed: ${error.message}`, { cause: error });
  }
}
