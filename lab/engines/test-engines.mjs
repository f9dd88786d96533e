// npm run test:engines: the contract suites, the services and the stories on real engines.
import { runLaneProgram } from '../lane-program.mjs';

const USE = `npm run test:engines                  everything that needs real engines
npm run test:engines -- contracts     the port contracts on Kafka, Redis, MinIO, SMTP and OSRM
npm run test:engines -- secured       the contracts and a ride on Kafka and Redis that demand TLS and a password
npm run test:engines -- logins        each service with its own login to a MongoDB-compatible server, and its own key of MinIO
npm run test:engines -- services      the services' own tests on a MongoDB-compatible server
npm run test:engines -- stories       stories with distributed services, on real engines
npm run test:engines -- deaths        engines and services are killed, restarted and restored
npm run test:engines -- geocoder      place search on Nominatim, which imports the bundled data once; only when it is named
npm run test:engines -- rollouts      gateways, a remote and a service are replaced under load; only when it is named

Several names run several. LONG=1 runs long properties at full counts. An engine whose address is in the environment is
used, else containers, else what this machine can install; \`node lab/engines/run.mjs --help\` has details.`;

/** @throws {Error} naming an unknown lane */
function chosenLanes(lanes, keys) {
  const unknown = keys.find((key) => lanes.every((lane) => lane.key !== key));
  if (unknown) throw new Error(`'${unknown}' is no lane; lanes: ${lanes.map(({ key }) => key).join(', ')}.`);
  return keys.length === 0 ? lanes.filter(({ isByName }) => !isByName) : lanes.filter(({ key }) => keys.includes(key));
}

/** Prints the versions of the engines, and which are not available. */
async function printVersions(engines) {
  for (const [name, version] of Object.entries(await engines.versions())) console.log(`${name}: ${version}`);
  for (const sentence of Object.values(engines.missing())) console.log(sentence);
}

async function main(keys) {
  // Imported late, because their dependencies exist only after the installation.
  const { ENGINE_LANES, laneOn, obstacles } = await import('./engine-lanes.mjs');
  const { Engines } = await import('./engines.mjs');
  const { runLanes } = await import('../../infra/local/run-lanes.mjs');
  const chosen = chosenLanes(ENGINE_LANES, keys);
  const engines = new Engines({ names: [...new Set(chosen.flatMap(({ needs, uses = [] }) => [...needs, ...uses]))] });
  try {
    await engines.up();
    await printVersions(engines);
    const lanes = chosen.map((lane) => laneOn(lane, engines));
    const obstructed = chosen.map(({ title, ...lane }) => ({ title, reasons: obstacles(lane, engines) }));
    const passed = await runLanes(lanes, remarkOn(obstructed.filter(({ reasons }) => reasons.length > 0)));
    process.exitCode = passed ? 0 : 1;
  } finally {
    await engines.down();
  }
}

const remarkOn = (skipped) =>
  skipped.length === 0
    ? undefined
    : `did not run: ${skipped.map(({ title, reasons }) => `${title} (${reasons.join(' ')})`).join('; ')}`;

await runLaneProgram(USE, main);
