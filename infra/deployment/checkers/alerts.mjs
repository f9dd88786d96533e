import { findProgram, outputOf } from '../../engines/programs.mjs';
import { inRoot } from '../../local/paths.mjs';
import { fromDebian } from './install.mjs';

const FOLDER = inRoot('infra', 'observability');

/**
 * The checker of Prometheus' rules: the machine's own, or the one of its Debian package.
 * @param {import('./install.mjs').Patience} [patience]
 * @returns {Promise<string>} the program
 * @throws {import('../../engines/not-to-be-had.mjs').NotToBeHad}
 */
export async function promtool(patience) {
  return findProgram('promtool') ?? fromDebian({ name: 'prometheus', program: 'usr/bin/promtool' }, patience);
}

/** alerts.yml as Prometheus reads it, and what must wake somebody and what must not. */
export async function checkAlerts(patience) {
  const program = await promtool(patience);
  await outputOf(program, ['check', 'rules', 'alerts.yml'], { cwd: FOLDER });
  await outputOf(program, ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER });
  const [version] = (await outputOf(program, ['--version'])).split(' (');
  return version.replace(', version', '');
}
