import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The repository. */
export const TOP = path.join(__dirname, '..', '..');
const BIOME = path.join(TOP, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

/** The files, of a copy of the repository or of itself, in which the linter finds errors. */
export function filesRefused(top: string, files: readonly string[]): string[] {
  const { stdout, error } = spawnSync(process.execPath, [BIOME, 'lint', '--reporter=github', ...files], {
    cwd: top,
    encoding: 'utf8',
  });
  if (error) throw error;
  return files.filter((file) => stdout.includes(`${file},line=`));
}
