import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aptGet } from '../../engines/apt.mjs';
import { installOnce } from '../../engines/native/install-once.mjs';
import { outputOf, requirePrograms } from '../../engines/programs.mjs';

/** Outside the repository, as the engines are: a fresh copy of it need not install them again. */
const CACHE = path.resolve(process.env.CHECKERS_CACHE ?? path.join(os.homedir(), '.cache', 'pothik-checkers'));

/** @typedef {{ signal?: AbortSignal }} Patience when an installation is to be given up; what takes longer is not to be had */

/**
 * A program of the Python index, in a folder of its own.
 * @param {string} name
 * @param {string} version
 * @param {Patience} [patience]
 * @returns {Promise<string>} where its Python lies: the scripts beside it name the folder they were made in
 * @throws {import('../../engines/not-to-be-had.mjs').NotToBeHad}
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
 * A program built by Go. From a module of its own: `go install` refuses modules with directives of their own.
 * @param {{ module: string, program: string, version: string }} source
 * @param {Patience} [patience]
 * @returns {Promise<string>} the program
 * @throws {import('../../engines/not-to-be-had.mjs').NotToBeHad}
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
 * A program of a Debian package, unpacked beside the system: nothing is installed, and nobody has to be root.
 * @param {{ name: string, program: string }} source the package, and the program's path in it
 * @param {Patience} [patience]
 * @returns {Promise<string>} the program
 * @throws {import('../../engines/not-to-be-had.mjs').NotToBeHad}
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
