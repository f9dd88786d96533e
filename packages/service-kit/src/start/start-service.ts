import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ConfigurationError } from '../configuration/environment.js';
import type { ServiceName } from '../configuration/service-name.js';
import { Outbox } from '../data/outbox.js';
import { Sweeper } from '../data/sweeper.js';
import { EventServer } from '../events/event-server.js';
import { DEPENDENCIES } from '../health/health.controller.js';
import { type Dependency, type Readiness, readinessOf } from '../health/readiness.js';
import { EndpointInterceptor } from '../http/endpoint.interceptor.js';
import { httpAdapter, prepareServer } from '../http/http-server.js';
import { RefusalFilter } from '../http/refusal.filter.js';
import { parseStatementKeys } from '../identity/statement-keys.js';
import { StatementVerifier } from '../identity/statement-verifier.js';
import { NestLogger } from '../logging/nest-logger.js';
import { buildIndexes, connectDatabase } from './database.js';
import type { Engines } from './engines.js';
import { type ServiceParts, serviceModuleAround } from './service.module.js';
import type { ServiceDefinition } from './service-definition.js';
import { stopService } from './stop-service.js';

/** How often what a crash left unpublished is looked for. */
const OUTBOX_SWEEP_MS = 5_000;

export interface ServiceSettings {
  /** STATEMENT_KEYS of this service. */
  statementKeys: string;
  /** The service's own keys, not parsed yet. */
  configuration: Record<string, unknown>;
  /** Without a port the service is initialised but does not listen: inject and raw hand-over work. 0 chooses a free one. */
  port?: number;
  /** 127.0.0.1 when missing. */
  host?: string;
}

export interface RunningService {
  name: ServiceName;
  app: NestFastifyApplication;
  ready(): Promise<Readiness[]>;
  /** Takes no new work, finishes what runs, within ten seconds. */
  close(): Promise<void>;
}

/** Starts a service on given engines. What it opened itself is closed again when the start fails. */
export async function startService(
  definition: ServiceDefinition,
  engines: Engines,
  settings: ServiceSettings,
): Promise<RunningService> {
  const logger = engines.logger.child({ service: definition.name });
  const keys = parseStatementKeys(settings.statementKeys);
  const configuration = ownConfiguration(definition, settings.configuration);
  const connection = definition.databases
    ? await connectDatabase(engines.mongoUrl, `pothik_${definition.name}`, logger)
    : undefined;
  const parts = { definition, engines, logger, keys, configuration, connection };
  try {
    return await startApplication(parts, settings);
  } catch (error) {
    await connection?.close(true);
    throw error;
  }
}

async function startApplication(parts: ServiceParts, settings: ServiceSettings): Promise<RunningService> {
  const { definition, logger, connection } = parts;
  let isStopping = false;
  const app = await createApplication(parts, () => isStopping);
  let stopped: Promise<void> | undefined;
  const close = () => {
    isStopping = true;
    stopped ??= stopService({ app, connection, logger });
    return stopped;
  };
  try {
    await initialise(app, parts);
    // Without listening nobody else would finish the server's start, and handed-over requests would wait for ever.
    await app.getHttpAdapter().getInstance().ready();
    if (settings.port !== undefined) await app.listen(settings.port, settings.host ?? '127.0.0.1');
  } catch (error) {
    await close();
    throw error;
  }
  return { name: definition.name, app, ready: () => readinessOf(app.get<Dependency[]>(DEPENDENCIES)), close };
}

async function createApplication(parts: ServiceParts, isStopping: () => boolean): Promise<NestFastifyApplication> {
  const { definition, logger, configuration } = parts;
  const adapter = httpAdapter(trustedProxies(configuration));
  // Before Nest adds anything: hooks run in the order they were added.
  await prepareServer(adapter.getInstance() as unknown as FastifyInstance, isStopping);
  const app = await NestFactory.create<NestFastifyApplication>(serviceModuleAround(parts), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new RefusalFilter(logger));
  app.useGlobalInterceptors(new EndpointInterceptor(app.get(StatementVerifier)));
  await definition.prepare?.(app);
  return app;
}

async function initialise(app: NestFastifyApplication, { definition, engines, logger, connection }: ServiceParts) {
  if (connection === undefined) {
    await app.init();
    return;
  }
  await buildIndexes(connection, logger);
  const { eventLog: log, clock } = engines;
  const strategy = new EventServer({ group: definition.name, log, clock, logger });
  app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  await app.init();
  await app.startAllMicroservices();
  app.get(Sweeper).every('outbox', OUTBOX_SWEEP_MS, () => app.get(Outbox).sweep());
}

function ownConfiguration({ name, configuration = z.object({}) }: ServiceDefinition, given: Record<string, unknown>) {
  const parsed = configuration.safeParse(given);
  if (parsed.success) return parsed.data;
  const keys = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new ConfigurationError(`${name} cannot start; missing or not right: ${[...keys].join(', ')}`);
}

function trustedProxies({ TRUSTED_PROXIES }: Record<string, unknown>): string[] {
  return Array.isArray(TRUSTED_PROXIES) ? TRUSTED_PROXIES.map(String) : [];
}
