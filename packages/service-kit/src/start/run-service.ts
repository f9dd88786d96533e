import type { Logger } from '@pothik/engines';
import { ConfigurationError } from '@pothik/engines';
import { connectServiceEngines, connectSharedEngines } from '@pothik/engines/connect';
import { HttpServiceCaller } from '../calls/http-service-caller.js';
import { readEnvironment, type ServiceEnvironment } from '../configuration/environment.js';
import { withLimits } from '../configuration/rate-limits.rules.js';
import { parseStatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { connectTelemetry } from '../telemetry/connect-telemetry.js';
import type { ServiceDefinition } from './service-definition.js';
import { type OpenedService, openService } from './start-service.js';

/** A service's main: environment, engines, listening, until a signal. Names every missing key, and exits with 1. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  try {
    const environment = readEnvironment(definition, process.env);
    const logger = PinoLogger.create(definition.name, { level: environment.platform.LOG_LEVEL });
    guardProcess(logger);
    await run(definition, environment, logger);
  } catch (error) {
    // One sentence for the operator; a stack only for a bug.
    process.stderr.write(`${error instanceof ConfigurationError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

async function run(definition: ServiceDefinition, environment: ServiceEnvironment, logger: Logger): Promise<void> {
  const { platform, own, addresses } = environment;
  const telemetry = await connectTelemetry({
    tracesEndpoint: platform.OTEL_EXPORTER_OTLP_ENDPOINT,
    managementPort: platform.MANAGEMENT_PORT,
    host: platform.HOST,
    logger,
  });
  const options = { logger, clientId: definition.name };
  const { close: closeEngines, ...engines } = await (definition.databases
    ? connectServiceEngines(definition.engines ?? [], platform, options)
    : connectSharedEngines(platform, options));
  const signer = new StatementSigner(parseStatementKeys(platform.STATEMENT_KEYS), engines.clock);
  const caller = new HttpServiceCaller(signer, addresses);
  const running = await openService(
    definition,
    { ...engines, telemetry, caller: () => caller },
    {
      statementKeys: platform.STATEMENT_KEYS,
      configuration: withLimits(own, platform.PUBLIC_URL),
      safetyLookSeconds: platform.SAFETY_LOOK_SECONDS,
      port: platform.PORT,
      host: platform.HOST,
    },
  );
  const closeDoors = async () => {
    caller.close();
    await closeEngines();
    await telemetry.close();
  };
  stopOnSignal(running, closeDoors, logger);
  logger.info({ port: platform.PORT, host: platform.HOST }, 'listening');
  await running.prepared;
  logger.info({}, 'ready');
}

function stopOnSignal(running: OpenedService, closeDoors: () => Promise<void>, logger: Logger): void {
  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    await running.close();
    await closeDoors();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Ends the process on an uncaught error: its state is unknown, and its supervisor starts a new one. */
function guardProcess(logger: Logger): void {
  const end = (what: string) => (error: unknown) => {
    logger.error({ error }, what);
    process.exit(1);
  };
  process.on('uncaughtException', end('uncaught exception'));
  process.on('unhandledRejection', end('unhandled rejection'));
}
