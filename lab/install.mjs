import { ensureInstalled } from '../infra/local/install.mjs';
import { inRoot } from '../infra/local/paths.mjs';
import { prepareOrExit } from '../infra/local/prepare.mjs';

/** Installs what only the lab needs, from its own lock file. `npm start` and `npm test` never call this. */
export const ensureLabInstalled = () => ensureInstalled(inRoot('lab'));

/** Prepares the workspace and the lab for a script; a failure prints its message, exit 1. */
export async function prepareLabOrExit() {
  await prepareOrExit();
  try {
    await ensureLabInstalled();
  } catch (error) {
    console.error(`The lab cannot be set up: ${error.message}`);
    process.exit(1);
  }
}
