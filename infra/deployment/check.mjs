// node infra/deployment/check.mjs: manifests, compose file, Dockerfiles and workflows, each by a checker of its own kind.
import '../local/node-version.mjs';
import { NotToBeHad } from '../engines/not-to-be-had.mjs';
import { checkCompose, checkDockerfiles } from './checkers/containers.mjs';
import { checkManifests } from './checkers/kubernetes.mjs';
import { checkWorkflows } from './checkers/workflows.mjs';

const USE = `node infra/deployment/check.mjs
Checks infra/k8s, docker-compose.yml, infra/docker and .github/workflows. The checkers come from the package registries of
Python and Go, once, into .cache/deployment; what this machine cannot have is named and skipped.`;

const CHECKS = {
  'Kubernetes manifests': checkManifests,
  'docker-compose.yml': checkCompose,
  Dockerfiles: checkDockerfiles,
  workflows: checkWorkflows,
};

async function outcomeOf(check) {
  try {
    return { kind: 'passed', words: await check() };
  } catch (error) {
    return { kind: error instanceof NotToBeHad ? 'skipped' : 'failed', words: error.message };
  }
}

async function main() {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, check] of Object.entries(CHECKS)) {
    const { kind, words } = await outcomeOf(check);
    count[kind] += 1;
    console.log(`${name}: ${kind} (${words})`);
  }
  console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  process.exitCode = count.failed > 0 ? 1 : 0;
}

if (process.argv.includes('--help')) console.log(USE);
else await main();
