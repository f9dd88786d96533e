import { createRequire } from 'node:module';
import path from 'node:path';
import { CodeSenderService } from '@pothik/auth';
import type { Owner } from '@pothik/contracts/platform';
import { connectTelemetry, PinoLogger } from '@pothik/service-kit/host';
import { startOnDuty } from '../demonstration/driving.js';
import { DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import { seedOnce } from '../demonstration/seed-once.js';
import { localGoogle } from '../google/local-google.js';
import type { DataDirectory } from '../platform/data-directory.js';
import { keepKeys } from '../platform/keys.js';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { localEngines } from '../platform/local-engines.js';
import { startLocalPlatform } from '../platform/local-platform.js';
import type { Services } from '../platform/local-services.js';
import type { Running } from '../platform/running.js';
import { announcement } from './announcement.js';
import { registerDevelopmentSurface } from './development-surface.plugin.js';

interface PlatformParts {
  configuration: LocalConfiguration;
  running: Running;
  directory: DataDirectory;
  /** The database, for the engines without an address. */
  mongoUrl: string;
  /** Whether this data directory is for the demonstration's people. */
  demonstration: boolean;
}

/** Starts engines, services and gateway, seeds the demonstration, and says where the platform is. */
export async function runPlatform(given: PlatformParts): Promise<void> {
  const { configuration, running, directory, mongoUrl, demonstration } = given;
  const logger = PinoLogger.create('pothik', { level: configuration.LOG_LEVEL });
  const { OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint, MANAGEMENT_PORT: managementPort, HOST: host } = configuration;
  const telemetry = await running.start(
    () => connectTelemetry({ tracesEndpoint, managementPort, host, logger }),
    (connected) => connected.close(),
  );
  const keys = await keepKeys(directory);
  const started: { services?: Services } = {};
  const applicationOf = (owner: Owner) => started.services?.[owner].app;
  const mailsSent = async () => applicationOf('auth')?.get(CodeSenderService, { strict: false }).idle();
  const engines = await running.start(
    () => localEngines({ addresses: configuration, mongoUrl, directory, keys, logger, telemetry, applicationOf }),
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
      const { mailbox, pushBox, smsBox } = engines;
      const people = demonstration ? DEMONSTRATION_PEOPLE : [];
      if (!configuration.developmentSurface) return;
      const surface = { mailbox, mailsSent, pushBox, smsBox, people, google: google.register, open: configuration };
      await registerDevelopmentSurface(root, surface);
    },
    onServices: (prepared) => {
      started.services = prepared;
    },
  });
  if (demonstration) {
    await seedOnce(directory, services, configuration.DEMO);
    await startOnDuty(services, configuration.DEMO);
  }
  if (running.isStopping) return;
  const { developmentSurface } = configuration;
  const hasMailbox = developmentSurface && engines.mailbox !== undefined;
  const hasSmsBox = developmentSurface && engines.smsBox !== undefined;
  const told = { ...configuration, demonstration, hasMailbox, hasSmsBox, managementPort: telemetry.managementPort };
  for (const line of announcement(told)) console.log(line);
}

/** The web app that the build assembled, in the repository's top folder. */
function builtWeb(): string {
  const infra = path.dirname(createRequire(import.meta.url).resolve('@pothik/infra/package.json'));
  return path.join(infra, '..', '.cache', 'web');
}
