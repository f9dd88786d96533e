// node lab/engines/distributed.mjs: runs the platform as it is deployed on this machine: real engines, and every service in
// its own processes.
import { parseArgs } from 'node:util';
import { ROOT } from '../../infra/local/paths.mjs';
import { prepareLabOrExit } from '../install.mjs';

const USE = `node lab/engines/distributed.mjs [--instances 2] [--brokers 1]
Runs Pothik on real engines, each service in its own processes. Engines whose address is in the environment are used
as they are. PORT (of the first gateway; a free one), DATA_DIR (a temporary folder), WEB_DIRECTORY (.cache/web: the releases that are
published to the object store), DEMO=on and the services' own settings
are described in docs/operations.md.`;

const OPTIONS = { instances: { type: 'string' }, brokers: { type: 'string' }, help: { type: 'boolean' } };

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(USE);
    return;
  }
  await prepareLabOrExit();
  const { Engines } = await import('./engines.mjs');
  const { NECESSARY_NAMES } = await import('./names.mjs');
  const { runDistributed } = await import('../../infra/dist/distributed/index.js');
  const { brokers, ...options } = values;
  await runDistributed(process.env, {
    options,
    folder: ROOT,
    engines: new Engines({ names: NECESSARY_NAMES, brokers: Number(brokers ?? 1) }),
  });
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
