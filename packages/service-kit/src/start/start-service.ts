import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigurationError } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServiceName } from '../configuration/service-name.js';
import { EventServer } from '../events/event-server.js';
import { Dependencies } from '../health/dependencies.js';
import type { Readiness } from '../health/readiness.rules.js';
import { DomainExceptionFilter } from '../http/exception.filter.js';
import { httpAdapter, prepareServer, type ServiceState } from '../http/http-server.js';
import { parseStatementKeys } from '../identity/statement-keys.js';
import { NestLogger } from '../logging/nest-logger.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SILENT } from '../telemetry/telemetry.js';
import { DatabaseClient } from './database-client.js';
import type { ServiceEngines, SharedServiceEngines } from './engines.js';
import { stopService } from './graceful-shutdown.js';
import { prepareData } from './prepare-data.js';
import { type ServiceParts, type Stores, serviceModuleAround } from './service.module.js';
import type { ServiceDefinition } from './service-definition.js';
import { registerGauges } from './service-gauges.js';

export interface ServiceSettings {
  /** STATEMENT_KEYS of this service. */
  statementKeys: string;
  /** The service's own environment keys, not parsed yet. */
  configuration: Record<string, unknown>;
  /** How often is looked for what a dead instance left, in seconds. Default: once a minute. */
  safetyLookSeconds?: number | undefined;
  /** Without a port the service is initialised but does not listen: only in-process calls work. 0: a free port. */
  port?: number;
  /** Default: 127.0.0.1. */
  host?: string;
}

export interface RunningService {
  name: ServiceName;
  app: NestFastifyApplication;
  /** Checks every dependency now. */
  ready(): Promise<Readiness[]>;
  /** Accepts no new work, and finishes running work within ten seconds. */
  close(): Promise<void>;
}

export interface OpenedService extends RunningService {
  /** Resolves when the service serves: its database is prepared. Until then every call is answered with 503. */
  prepared: Promise<void>;
}

/** Starts a service on given engines and waits until it serves. Closes what it opened itself when the start fails. */
export async function startService(
  definition: ServiceDefinition,
  engines: SharedServiceEngines | ServiceEngines,
  settings: ServiceSettings,
): Promise<RunningService> {
  const opened = await openService(definition, engines, settings);
  try {
    await opened.prepared;
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Starts a service that listens at once, shows unavailable engines in its readiness, and serves with its database. */
export async function openService(
  definition: ServiceDefinition,
  engines: SharedServiceEngines | ServiceEngines,
  settings: ServiceSettings,
): Promise<OpenedService> {
  const logger = engines.logger.child({ service: definition.name });
  const keys = parseStatementKeys(settings.statementKeys);
  const configuration = ownConfiguration(definition, settings.configuration);
  const stores = storesOf(definition, engines);
  const state: ServiceState = { isPrepared: false, isStopping: false };
  const telemetry = engines.telemetry?.of(definition.name) ?? SILENT;
  const { safetyLookSeconds } = settings;
  const safetyLookMs = safetyLookSeconds === undefined ? undefined : safetyLookSeconds * 1000;
  const parts = { definition, engines, stores, logger, keys, configuration, safetyLookMs, state, telemetry };
  const app = await createApplication(parts);
  const stopGauges = registerGauges(app, parts);
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  const close = () => {
    state.isStopping = true;
    stopGauges();
    stopping.abort(new Error(`${definition.name} stops`));
    stopped ??= stopService({ app, stores, logger });
    return stopped;
  };
  try {
    await listen(app, parts, settings);
  } catch (error) {
    await close();
    throw error;
  }
  const prepared = prepareData(app, parts, stopping.signal).then(() => {
    state.isPrepared = true;
  });
  // Callers that do not await it see the refused calls.
  prepared.catch(() => undefined);
  const ready = () => app.get(Dependencies).check();
  return { name: definition.name, app, ready, close, prepared };
}

async function createApplication(parts: ServiceParts): Promise<NestFastifyApplication> {
  const { definition, logger, configuration, state, telemetry } = parts;
  const adapter = httpAdapter(trustedProxies(configuration), definition.headersOf?.(configuration));
  // Before Nest adds its own: hooks run in the order of registration.
  const instance = adapter.getInstance() as unknown as FastifyInstance;
  const { isPublic = false, clientOf } = definition;
  await prepareServer(instance, state, { telemetry, isPublic, clientOf: clientOf?.(configuration) });
  const app = await NestFactory.create<NestFastifyApplication>(serviceModuleAround(parts), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new DomainExceptionFilter(logger, telemetry.metrics, app.get(SecurityLog)));
  await definition.prepare?.(app);
  return app;
}

async function listen(
  app: NestFastifyApplication,
  { definition, stores, logger, telemetry }: ServiceParts,
  { port, host = '127.0.0.1' }: ServiceSettings,
): Promise<void> {
  if (stores !== undefined) {
    const { eventLog: log, clock } = stores;
    const strategy = new EventServer({ group: definition.name, log, clock, logger, telemetry });
    app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  }
  await app.init();
  // Without listening nothing else finishes the server's start, and in-process requests would wait for ever.
  await app.getHttpAdapter().getInstance().ready();
  if (port !== undefined) await app.listen(port, host);
}

function storesOf(
  { databases, name }: ServiceDefinition,
  engines: SharedServiceEngines | ServiceEngines,
): Stores | undefined {
  if (!databases) return undefined;
  if (!('mongoUrl' in engines)) throw new Error(`${name} has a database, but no address for it was given`);
  const isClientShared = engines.databaseClient !== undefined;
  const { databaseClient = new DatabaseClient(engines.mongoUrl), databasePrefix } = engines;
  const connection = databaseClient.database(`${databasePrefix}_${name}`);
  return { ...engines, databaseClient, isClientShared, connection };
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
