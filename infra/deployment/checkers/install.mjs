import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aptGet } from '../../programs/apt.mjs';
import { installOnce } from '../../programs/install-once.mjs';
import { outputOf, requirePrograms } from '../../programs/programs.mjs';

/** Outside the repository, like the engines, so that a fresh clone does not install them again. */
const CACHE = path.resolve(process.env.CHECKERS_CACHE ?? path.join(os.homedir(), '.cache', 'pothik-checkers'));

/** @typedef {{ signal?: AbortSignal }} Patience aborts an installation that takes too long: NotAvailable */

/**
 * Installs a program of the Python index into a virtual environment of its own.
 * @param {string} name
 * @param {string} version
 * @param {Patience} [patience]
 * @returns {Promise<string>} path of its Python; not the script, whose first line names the folder it was installed in
 * @throws {import('../../programs/not-available.mjs').NotAvailable}
 */
export async function fromPython(name, version, patience) {
  const folder = path.join(CACHE, `${name}-${version}`);
  if (!existsSync(folder)) requirePrograms({ python3: 'Python 3' });
  await installOnce(folder, async (temporary) => {
    const python = path.join(temporary, 'bin', 'python');
    await outputOf('python3', ['-m', 'venv', temporary], patience);
    await outputOf(python, ['-m', 'pip', '-q', 'install', `${name}==${version}`], patience);
    return temporary;
  });
  return path.join(folder, 'bin');
}

/**
 * Builds a Go program, from a module of ours: `go install` refuses modules with replace directives.
 * @param {{ module: string, program: string, version: string }} source
 * @param {Patience} [patience]
 * @returns {Promise<string>} the program
 * @throws {import('../../programs/not-available.mjs').NotAvailable}
 */
export async function fromGo({ module, program, version }, patience) {
  const built = path.join(CACHE, `${path.basename(module)}-${path.basename(program)}-${version}`);
  if (!existsSync(built)) requirePrograms({ go: 'Go' });
  await installOnce(built, async (temporary) => {
    const here = { cwd: temporary, ...patience };
    await outputOf('go', ['mod', 'init', 'checker'], here);
    await outputOf('go', ['get', `${program}@${version}`], here);
    await outputOf('go', ['build', '-o', 'built', program], here);
    return path.join(temporary, 'built');
  });
  return built;
}

/**
 * Unpacks a program of a Debian package into the cache: needs no root, installs nothing on the system.
 * @param {{ name: string, program: string }} source the package, and the program's path in it
 * @param {Patience} [patience]
 * @returns {Promise<string>} the program
 * @throws {import('../../programs/not-available.mjs').NotAvailable}
 */
export async function fromDebian({ name, program }, patience) {
  const unpacked = path.join(CACHE, path.basename(program));
  if (!existsSync(unpacked)) requirePrograms({ 'apt-get': 'APT', dpkg: 'dpkg' });
  await installOnce(unpacked, async (temporary) => {
    const here = { cwd: temporary, ...patience };
    await aptGet(['download', name], here);
    const [file = ''] = readdirSync(temporary).filter((entry) => entry.endsWith('.deb'));
    await outputOf('dpkg', ['--extract', file, '.'], here);
    return path.join(temporary, program);
  });
  return unpacked;
}
