import { existsSync } from 'node:fs';
import path from 'node:path';
import { installOnce } from '../../engines/native/install-once.mjs';
import { outputOf, requirePrograms } from '../../engines/programs.mjs';
import { inRoot } from '../../local/paths.mjs';

const CACHE = inRoot('.cache', 'deployment');

/**
 * A program of the Python index, in a folder of its own.
 * @returns {Promise<string>} where its Python lies: the scripts beside it name the folder they were made in
 * @throws {import('../../engines/not-to-be-had.mjs').NotToBeHad}
 */
export async function fromPython(name, version) {
  const folder = path.join(CACHE, `${name}-${version}`);
  if (!existsSync(folder)) requirePrograms({ python3: 'Python 3' });
  await installOnce(folder, async (temporary) => {
    await outputOf('python3', ['-m', 'venv', temporary]);
    await outputOf(path.join(temporary, 'bin', 'python'), ['-m', 'pip', '-q', 'install', `${name}==${version}`]);
    return temporary;
  });
  return path.join(folder, 'bin');
}

/**
 * A program built by Go. From a module of its own: `go install` refuses modules with directives of their own.
 * @param {{ module: string, program: string, version: string }} source
 * @returns {Promise<string>} the program
 * @throws {import('../../engines/not-to-be-had.mjs').NotToBeHad}
 */
export async function fromGo({ module, program, version }) {
  const built = path.join(CACHE, `${path.basename(module)}-${path.basename(program)}-${version}`);
  if (!existsSync(built)) requirePrograms({ go: 'Go' });
  await installOnce(built, async (temporary) => {
    const here = { cwd: temporary };
    await outputOf('go', ['mod', 'init', 'checker'], here);
    await outputOf('go', ['get', `${program}@${version}`], here);
    await outputOf('go', ['build', '-o', 'built', program], here);
    return path.join(temporary, 'built');
  });
  return built;
}
