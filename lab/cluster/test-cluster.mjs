// npm run test:cluster: the manifests of Kubernetes at a real API server.
import { endingOnce, runLaneProgram, skippedLane } from '../lane-program.mjs';

const USE = `npm run test:cluster

Starts an API server of Kubernetes with its etcd on loopback, for this run alone, and gives it infra/k8s and infra/k8s-cluster as
docs/operations.md says. It has neither controllers nor nodes: what it takes is stored, and no pod runs. No other cluster is touched.
etcd, API server and, without one on PATH, kubectl are built by Go from their published modules, once, into CLUSTER_CACHE
(~/.cache/pothik-cluster, 3 GB); the first run takes 10 to 45 minutes on two cores, a later one less than a minute. Where they cannot be had, all is
skipped, in one line.`;

const NAME = 'manifests at an API server';

async function main() {
  // Imported late, because their dependencies exist only after the installation.
  const { jest, runLanes } = await import('../../infra/local/run-lanes.mjs');
  const { NotAvailable } = await import('../../infra/programs/not-available.mjs');
  const { ApiServer } = await import('./api-server.mjs');
  const { findKubernetesPrograms } = await import('./kubernetes-programs.mjs');
  const { findGatewayDefinitions } = await import('./gateway-definitions.mjs');
  let server;
  const endOnce = endingOnce(async () => server?.stop());
  const lane = async () => {
    try {
      const definitions = await findGatewayDefinitions();
      server = new ApiServer(await findKubernetesPrograms());
      await server.start();
      await server.define(definitions);
      console.log(`Kubernetes ${await server.version()}: the API server alone, no controllers and no nodes`);
      return { lanes: [jest(NAME, ['--selectProjects=cluster', '--runInBand'], server.environment)] };
    } catch (error) {
      if (!(error instanceof NotAvailable)) throw error;
      return skippedLane(NAME, error.message);
    }
  };
  try {
    const { lanes, remark } = await lane();
    process.exitCode = (await runLanes(lanes, remark)) ? 0 : 1;
  } finally {
    await endOnce();
  }
}

await runLaneProgram(USE, main);
