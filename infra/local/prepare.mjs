import './node-version.mjs';
import { buildSteps } from './build-steps.mjs';
import { ensureInstalled } from './install.mjs';

/** Builds what is missing or older than its sources, and prints each step. */
export async function ensureBuilt() {
  for (const step of buildSteps()) {
    if (!step.isStale()) continue;
    const started = performance.now();
    await step.run();
    console.log(`Built ${step.name} in ${Math.round(performance.now() - started)} ms`);
  }
}

/** Installs and builds only what is missing or stale. */
export async function prepare() {
  await ensureInstalled();
  await ensureBuilt();
}

/** The same for a script: a failure prints its message, exit 1. */
export async function prepareOrExit() {
  try {
    await prepare();
  } catch (error) {
    console.error(`Pothik cannot be set up: ${error.message}`);
    process.exit(1);
  }
}
