import { ROOT } from '../../local/paths.mjs';
import { outputOf } from '../../programs/programs.mjs';
import { fromGo } from './install.mjs';

const ACTIONLINT = {
  module: 'github.com/rhysd/actionlint',
  program: 'github.com/rhysd/actionlint/cmd/actionlint',
  version: 'v1.7.12',
};

/** Checks .github/workflows: expressions, contexts and, where shellcheck is installed, shell lines. */
export async function checkWorkflows(patience) {
  await outputOf(await fromGo(ACTIONLINT, patience), ['-no-color'], { cwd: ROOT });
  return `actionlint ${ACTIONLINT.version}`;
}
