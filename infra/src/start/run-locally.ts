import { existsSync } from 'node:fs';
import { ConfigurationError } from '@pothik/engines';
import { beginDemonstration, refuseDemonstration } from '../demonstration/demonstration-markers.js';
import { type DataDirectory, holdDataDirectory } from '../platform/data-directory.js';
import { type DatabaseChild, startDatabaseChild } from '../platform/database-child.js';
import {
  type LocalConfiguration,
  openSurfaceWarning,
  readLocalConfiguration,
} from '../platform/local-configuration.js';
import { refusePortInUse } from '../platform/port.js';
import { Running } from '../platform/running.js';
import { stopOnSignal } from '../platform/stop-on-signal.js';
import { StartRefusal } from '../refusals/start-refusal.js';

/** Runs the platform until a signal stops it. A refused start prints one sentence, exit 1. */
export async function runLocally(variables: NodeJS.ProcessEnv): Promise<void> {
  const running = new Running();
  stopOnSignal(() => running.stop());
  try {
    await run(readLocalConfiguration(variables), running);
  } catch (error) {
    // A start that was interrupted by a stop is no failure.
    if (running.isStopping) return;
    if (!(error instanceof StartRefusal || error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function run(configuration: LocalConfiguration, running: Running): Promise<void> {
  const warning = openSurfaceWarning(configuration);
  if (warning) console.warn(warning);
  await refusePortInUse(configuration.PORT, configuration.HOST);
  const directory = await running.start(
    () => holdUntilExit(configuration.DATA_DIR),
    async () => undefined,
  );
  if (!configuration.developmentSurface) refuseDemonstration(directory);
  const isEmpty = !existsSync(directory.at('database'));
  const demonstration = configuration.DEMO !== 'off' && beginDemonstration(directory, isEmpty);
  const [database, { runPlatform }] = await Promise.all([
    running.start(
      () => startDatabase(configuration, directory),
      (child) => child.stop(),
    ),
    // Some thousand modules, loaded while the database starts in its own process.
    import('./run-platform.js'),
  ]);
  await runPlatform({ configuration, running, directory, mongoUrl: database.url, demonstration });
}

/** Releases the folder at every exit of the process but a kill. */
async function holdUntilExit(folder: string): Promise<DataDirectory> {
  const directory = await holdDataDirectory(folder);
  process.once('exit', directory.release);
  return directory;
}

async function startDatabase(configuration: LocalConfiguration, directory: DataDirectory): Promise<DatabaseChild> {
  if (configuration.MONGO_URL) {
    return { url: configuration.MONGO_URL, processId: () => undefined, stop: async () => undefined };
  }
  const database = await startDatabaseChild(directory.at('database'), (reason) => {
    console.error(reason);
    process.exit(1);
  });
  directory.tellDatabase(database.url);
  return database;
}
