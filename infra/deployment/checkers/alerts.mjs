import { inRoot } from '../../local/paths.mjs';
import { findProgram, outputOf } from '../../programs/programs.mjs';
import { fromDebian } from './install.mjs';

const FOLDER = inRoot('infra', 'observability');

/**
 * promtool, the checker of Prometheus' rules: the installed one, or that of the Debian package.
 * @param {import('./install.mjs').Patience} [patience]
 * @returns {Promise<string>} the program
 * @throws {import('../../programs/not-available.mjs').NotAvailable}
 */
export async function promtool(patience) {
  return findProgram('promtool') ?? fromDebian({ name: 'prometheus', program: 'usr/bin/promtool' }, patience);
}

/** Checks alerts.yml and prometheus.yml with promtool, and runs the tests of alerts: which series must fire one and which must not. */
export async function checkAlerts(patience) {
  const program = await promtool(patience);
  await outputOf(program, ['check', 'rules', 'alerts.yml'], { cwd: FOLDER });
  await outputOf(program, ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER });
  // Debian's promtool knows no discovery by Kubernetes: it cannot read prometheus.kubernetes.yml.
  await outputOf(program, ['check', 'config', '--syntax-only', 'prometheus.yml'], { cwd: FOLDER });
  const [version] = (await outputOf(program, ['--version'])).split(' (');
  return version.replace(', version', '');
}
