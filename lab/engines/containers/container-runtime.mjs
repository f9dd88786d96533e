import { createServer } from 'node:net';
import { findProgram, outputOf } from '../../../infra/programs/programs.mjs';

/** Whether an address is this machine's; also that of a bridge without containers, which is down and not listed. */
function isOwn(address) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(0, address, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether the engine publishes ports on this machine's loopback: its bridge is here. A file /.dockerenv, by which
 * testcontainers decides, is also on machines that were made from an image.
 */
async function runsHere() {
  const format = '{{range .IPAM.Config}}{{.Gateway}} {{end}}';
  const gateways = await outputOf(findProgram('docker'), ['network', 'inspect', 'bridge', '--format', format]).then(
    (words) => words.trim().split(/\s+/),
    () => [],
  );
  return (await Promise.all(gateways.filter(Boolean).map(isOwn))).includes(true);
}

async function connect() {
  if (await runsHere()) process.env.TESTCONTAINERS_HOST_OVERRIDE ??= 'localhost';
  const { getContainerRuntimeClient, getReaper } = await import('testcontainers');
  const runtime = await getContainerRuntimeClient();
  await getReaper(runtime).catch(() => {
    // Its image cannot be had; our watcher removes the containers.
    process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  });
  return runtime;
}

let connecting;

/**
 * The container engine as testcontainers reaches it, once for all engines.
 * @returns {Promise<import('testcontainers/build/container-runtime').ContainerRuntimeClient>}
 * @throws {Error} when it does not answer
 */
export function containerRuntime() {
  connecting ??= connect();
  return connecting;
}
