import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import {
  Clock,
  EngineUnavailable,
  EventLog,
  KeyValueStore,
  Logger,
  Mailer,
  ObjectStore,
  PushSender,
  SmsSender,
} from '@pothik/engines';
import { Directions, Nearby, PlaceSearch } from '@pothik/engines/places';
import type { Connection } from 'mongoose';
import { ServiceCaller } from '../calls/service-caller.js';
import { TracedServiceCaller } from '../calls/traced-service-caller.js';
import { CONFIGURATION } from '../configuration/configuration.js';
import { CsvAnswer } from '../csv/csv-answer.js';
import { EndedDocumentSweep } from '../data/ended-document.sweep.js';
import { Outbox } from '../data/outbox.js';
import { Sweeper } from '../data/sweeper.js';
import { Dependencies, type Dependency } from '../health/dependencies.js';
import { HealthController } from '../health/health.controller.js';
import { SpaceLook } from '../health/space-look.js';
import type { ServiceState } from '../http/http-server.js';
import { StatedAddresses } from '../http/stated-addresses.js';
import type { StatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { StatementVerifier } from '../identity/statement-verifier.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Metrics } from '../telemetry/metrics.js';
import type { ServiceTelemetry } from '../telemetry/telemetry.js';
import { Tracer } from '../telemetry/tracer.js';
import type { DatabaseClient } from './database-client.js';
import type { ServiceEngines, SharedServiceEngines } from './engines.js';
import type { ServiceDefinition } from './service-definition.js';

export interface ServiceParts {
  definition: ServiceDefinition;
  engines: SharedServiceEngines;
  /** Present if the service has a database. */
  stores: Stores | undefined;
  logger: Logger;
  keys: StatementKeys;
  configuration: Record<string, unknown>;
  safetyLookMs: number | undefined;
  state: Readonly<ServiceState>;
  telemetry: ServiceTelemetry;
}

/** The engines of a service with a database, and its connection to it. */
export interface Stores extends ServiceEngines {
  databaseClient: DatabaseClient;
  /** Whether other services of this process use the client too. */
  isClientShared: boolean;
  connection: Connection;
}

/** As much as most documents have. */
const PROBE_BYTES = 4_096;

@Module({})
class ServiceModule {}

/** The service's module, with the providers of the kit for all of its classes. */
export function serviceModuleAround(parts: ServiceParts): DynamicModule {
  const providers = [...ports(parts), ...identity(parts), ...dataProviders(parts)];
  return {
    module: ServiceModule,
    global: true,
    imports: [parts.definition.module],
    controllers: [HealthController],
    providers,
    exports: providers,
  };
}

function ports({ engines, stores, logger, definition, configuration, telemetry }: ServiceParts): Provider[] {
  return [
    { provide: Clock, useValue: engines.clock },
    { provide: KeyValueStore, useValue: engines.keyValue },
    { provide: Logger, useValue: logger },
    { provide: Metrics, useValue: telemetry.metrics },
    { provide: SecurityLog, useValue: new SecurityLog(logger, telemetry.metrics) },
    { provide: Tracer, useValue: telemetry.tracer },
    { provide: ServiceCaller, useValue: new TracedServiceCaller(engines.caller(definition.name), telemetry.tracer) },
    { provide: CONFIGURATION, useValue: configuration },
    CsvAnswer,
    ...(stores === undefined ? [] : storePorts(definition, stores)),
  ];
}

/** A service gets the further engines that its definition names, also in one process, where all are connected. */
const storePorts = (
  { engines = [] }: ServiceDefinition,
  { eventLog, objects, mailer, pushSender, smsSender, placeSearch, directions, nearby, connection }: Stores,
): Provider[] => [
  { provide: EventLog, useValue: eventLog },
  ...(engines.includes('objects') ? [{ provide: ObjectStore, useValue: objects }] : []),
  ...(engines.includes('mail') ? [{ provide: Mailer, useValue: mailer }] : []),
  ...(engines.includes('push') ? [{ provide: PushSender, useValue: pushSender }] : []),
  ...(engines.includes('sms') ? [{ provide: SmsSender, useValue: smsSender }] : []),
  ...(engines.includes('places') ? [{ provide: PlaceSearch, useValue: placeSearch }] : []),
  ...(engines.includes('directions') ? [{ provide: Directions, useValue: directions }] : []),
  ...(engines.includes('nearby') ? [{ provide: Nearby, useValue: nearby }] : []),
  { provide: getConnectionToken(), useValue: connection },
];

function identity({ keys, definition, engines }: ServiceParts): Provider[] {
  return [
    { provide: StatementSigner, useValue: new StatementSigner(keys, engines.clock) },
    { provide: StatementVerifier, useValue: new StatementVerifier(keys, definition.name, engines.clock) },
    StatedAddresses,
  ];
}

function dataProviders({
  definition,
  engines,
  stores,
  logger,
  state,
  telemetry,
  safetyLookMs,
}: ServiceParts): Provider[] {
  const dependencies = [
    ...(stores === undefined ? [] : storeDependencies(definition, stores, state)),
    { name: 'keyValue', needed: false, ping: () => engines.keyValue.ping() },
    ...(definition.dependencies ?? []),
  ];
  return [
    { provide: Sweeper, useValue: new Sweeper(logger, engines.clock, telemetry.metrics, safetyLookMs) },
    { provide: Dependencies, useValue: new Dependencies(dependencies, logger) },
    ...(stores === undefined
      ? []
      : [
          { provide: Outbox, useValue: new Outbox(stores.eventLog, engines.clock, logger, telemetry.tracer) },
          EndedDocumentSweep,
        ]),
  ];
}

/** Without its prepared database a service answers no call; without another engine it works as docs/operations.md says. */
function storeDependencies(
  { engines = [] }: ServiceDefinition,
  { connection, eventLog, objects, mailer, placeSearch, directions }: Stores,
  state: Readonly<ServiceState>,
): Dependency[] {
  const space = new SpaceLook(() => writeProbe(connection, state));
  return [
    { name: 'mongo', needed: true, ping: () => pingDatabase(connection, state) },
    { name: 'disk', needed: true, ping: () => space.ping() },
    { name: 'events', needed: false, ping: () => eventLog.ping() },
    ...(objects && engines.includes('objects') ? [{ name: 'objects', needed: false, ping: () => objects.ping() }] : []),
    ...(directions && engines.includes('directions')
      ? [{ name: 'router', needed: false, ping: () => directions.ping() }]
      : []),
    ...(mailer && engines.includes('mail') ? [{ name: 'mail', needed: false, ping: () => mailer.ping() }] : []),
    ...(placeSearch && engines.includes('places')
      ? [{ name: 'geocoder', needed: false, ping: () => placeSearch.ping() }]
      : []),
  ];
}

/** Writes as much as a small document, and takes it away. */
async function writeProbe({ db }: Connection, { isPrepared }: Readonly<ServiceState>): Promise<void> {
  if (!isPrepared || db === undefined) return;
  const probes = db.collection('disk_probes');
  const { insertedId } = await probes.insertOne({ bytes: Buffer.alloc(PROBE_BYTES) });
  await probes.deleteOne({ _id: insertedId });
}

async function pingDatabase(connection: Connection, { isPrepared }: Readonly<ServiceState>): Promise<void> {
  if (!isPrepared) throw new EngineUnavailable('mongo', new Error('Its database is not open yet.'));
  await connection.db?.command({ ping: 1 });
}
