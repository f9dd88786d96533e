import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CodeMailService } from '@pothik/auth';
import type { Owner } from '@pothik/contracts/platform';
import { ConfigurationError } from '@pothik/engines';
import { connectTelemetry, PinoLogger } from '@pothik/service-kit/host';
import { startDriving } from '../demonstration/driving.js';
import { DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import { beginDemonstration, refuseDemonstration, seedOnce } from '../demonstration/seed-once.js';
import { localGoogle } from '../google/local-google.js';
import { type DataDirectory, holdDataDirectory } from '../platform/data-directory.js';
import { type DatabaseChild, startDatabaseChild } from '../platform/database-child.js';
import { keepKeys } from '../platform/keys.js';
import {
  type LocalConfiguration,
  openSurfaceWarning,
  readLocalConfiguration,
} from '../platform/local-configuration.js';
import { localEngines } from '../platform/local-engines.js';
import { startLocalPlatform } from '../platform/local-platform.js';
import type { Services } from '../platform/local-services.js';
import { refusePortInUse } from '../platform/port.js';
import { Running } from '../platform/running.js';
import { stopOnSignal } from '../platform/stop-on-signal.js';
import { StartRefusal } from '../refusals/start-refusal.js';
import { announcement } from './announcement.js';
import { registerDevelopmentSurface } from './development-surface.plugin.js';

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
  const logger = PinoLogger.create('pothik', { level: configuration.LOG_LEVEL });
  const { OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint, MANAGEMENT_PORT: managementPort, HOST: host } = configuration;
  const telemetry = await running.start(
    () => connectTelemetry({ tracesEndpoint, managementPort, host, logger }),
    (connected) => connected.close(),
  );
  const directory = await running.start(
    () => holdUntilExit(configuration.DATA_DIR),
    async () => undefined,
  );
  if (!configuration.developmentSurface) refuseDemonstration(directory);
  const isEmpty = !existsSync(directory.at('database'));
  const demonstration = configuration.DEMO !== 'off' && beginDemonstration(directory, isEmpty);
  const database = await running.start(
    () => startDatabase(configuration, directory),
    (child) => child.stop(),
  );
  if (!configuration.MONGO_URL) directory.tellDatabase(database.url);
  const keys = await keepKeys(directory);
  const started: { services?: Services } = {};
  const applicationOf = (owner: Owner) => started.services?.[owner].app;
  const mailsSent = async () => applicationOf('auth')?.get(CodeMailService, { strict: false }).idle();
  const parts = { addresses: configuration, mongoUrl: database.url, directory, keys, logger, telemetry, applicationOf };
  const engines = await running.start(
    () => localEngines(parts),
    (connected) => connected.close(),
  );
  const google = await localGoogle(configuration, engines.clock);
  const services = await startLocalPlatform({
    configuration: { ...configuration, ...google.settings },
    keys,
    engines,
    webDirectory: configuration.WEB_DIRECTORY ?? builtWeb(),
    running,
    extend: async (root) => {
      const { mailbox } = engines;
      const people = demonstration ? DEMONSTRATION_PEOPLE : [];
      if (!configuration.developmentSurface) return;
      const surface = { mailbox, mailsSent, people, google: google.register, open: configuration };
      await registerDevelopmentSurface(root, surface);
    },
    onServices: (prepared) => {
      started.services = prepared;
    },
  });
  if (demonstration) await seedOnce(directory, services, configuration.DEMO);
  if (demonstration && configuration.DEMO === 'on') startDriving(services);
  if (running.isStopping) return;
  const hasMailbox = configuration.developmentSurface && engines.mailbox !== undefined;
  const told = { ...configuration, demonstration, hasMailbox, managementPort: telemetry.managementPort };
  for (const line of announcement(told)) console.log(line);
}

/** Releases the folder at every exit of the process but a kill. */
async function holdUntilExit(folder: string): Promise<DataDirectory> {
  const directory = await holdDataDirectory(folder);
  process.once('exit', directory.release);
  return directory;
}

function startDatabase(configuration: LocalConfiguration, directory: DataDirectory): Promise<DatabaseChild> {
  if (configuration.MONGO_URL) {
    return Promise.resolve({ url: configuration.MONGO_URL, processId: () => undefined, stop: async () => undefined });
  }
  return startDatabaseChild(directory.at('database'), (reason) => {
    console.error(reason);
    process.exit(1);
  });
}

/** The web app that the build assembled, in the repository's top folder. */
function builtWeb(): string {
  const infra = path.dirname(createRequire(import.meta.url).resolve('@pothik/infra/package.json'));
  return path.join(infra, '..', '.cache', 'web');
}
