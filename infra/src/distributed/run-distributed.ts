import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMONSTRATION_PASSWORD } from '../demonstration/people.js';
import { type DataDirectory, holdDataDirectory } from '../platform/data-directory.js';
import { refusePortInUse } from '../platform/port.js';
import { StartRefusal } from '../refusals/start-refusal.js';
import { answerParent } from './control.js';
import { type DistributedConfiguration, readDistributedConfiguration } from './distributed-configuration.js';
import { DistributedPlatform } from './distributed-platform.js';
import type { EnginesUnderControl } from './engines-under-control.js';

export interface DistributedOptions {
  /** As given on the command line. */
  options: Readonly<Record<string, unknown>>;
  /** The repository's top folder. */
  folder: string;
  engines: EnginesUnderControl;
}

/** Runs the distributed platform until a signal, or until the parent process disconnects. */
export async function runDistributed(variables: NodeJS.ProcessEnv, { options, folder, engines }: DistributedOptions) {
  const configuration = await readOrExit(variables, options);
  const directory = await holdDataDirectory(
    configuration.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'pothik-distributed-')),
  );
  const platform = new DistributedPlatform({ configuration, given: variables, directory, engines, folder });
  const end = endOnce(platform, directory, configuration.DATA_DIR === undefined);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end());
  process.on('disconnect', () => end());
  try {
    await platform.start();
  } catch (error) {
    await end(error as Error);
    return;
  }
  answerParent(platform);
  await announce(platform, configuration);
}

async function readOrExit(
  variables: NodeJS.ProcessEnv,
  options: Readonly<Record<string, unknown>>,
): Promise<DistributedConfiguration> {
  try {
    const configuration = readDistributedConfiguration(variables, options);
    await refusePortInUse(configuration.PORT, '127.0.0.1');
    return configuration;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

type End = (failure?: Error) => Promise<void>;

/** Prints what did not stop cleanly, and keeps its logs. */
function endOnce(platform: DistributedPlatform, directory: DataDirectory, isTemporary: boolean): End {
  let ended: Promise<void> | undefined;
  const end: End = async (failure) => {
    if (failure !== undefined) console.error(failure.message);
    const complaints = await platform.stop();
    for (const complaint of complaints) console.error(complaint);
    const isInOrder = failure === undefined && complaints.length === 0;
    directory.release();
    if (isInOrder && isTemporary) rmSync(directory.at(), { recursive: true, force: true });
    process.exit(isInOrder ? 0 : 1);
  };
  return (failure) => {
    ended ??= end(failure);
    return ended;
  };
}

async function announce(platform: DistributedPlatform, configuration: DistributedConfiguration): Promise<void> {
  for (const [name, version] of Object.entries(await platform.engines.versions()))
    console.log(`${name.padEnd(13)}${version}`);
  for (const { name, instance, port, managementPort, pid } of platform.instances.states())
    console.log(`${name.padEnd(13)}${instance}  http://127.0.0.1:${port}  /metrics on ${managementPort}  pid ${pid}`);
  if (configuration.DEMO !== 'off') console.log(`Demo people as under npm start, password ${DEMONSTRATION_PASSWORD}.`);
  console.log(`Pothik is ready at http://localhost:${platform.port}`);
}
