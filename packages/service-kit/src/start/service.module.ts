import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ServiceCaller } from '../calls/service-caller.js';
import { Clock } from '../clock/clock.js';
import { CONFIGURATION } from '../configuration/configuration.js';
import { Outbox } from '../data/outbox.js';
import { Sweeper } from '../data/sweeper.js';
import { EventLog } from '../events/event-log.js';
import { DEPENDENCIES, HealthController } from '../health/health.controller.js';
import type { Dependency } from '../health/readiness.js';
import type { StatementKeys } from '../identity/statement-keys.js';
import { StatementSigner } from '../identity/statement-signer.js';
import { StatementVerifier } from '../identity/statement-verifier.js';
import { KeyValueStore } from '../key-value/key-value-store.js';
import { Logger } from '../logging/logger.js';
import { Mailer } from '../mail/mailer.js';
import { ObjectStore } from '../objects/object-store.js';
import type { Engines } from './engines.js';
import type { ServiceDefinition } from './service-definition.js';

export interface ServiceParts {
  definition: ServiceDefinition;
  engines: Engines;
  logger: Logger;
  keys: StatementKeys;
  configuration: Record<string, unknown>;
  connection: Connection | undefined;
}

@Module({})
class ServiceModule {}

/** The service's module within everything the kit provides to all of its classes. */
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

function ports({ engines, logger, definition, configuration }: ServiceParts): Provider[] {
  return [
    { provide: Clock, useValue: engines.clock },
    { provide: KeyValueStore, useValue: engines.keyValue },
    { provide: EventLog, useValue: engines.eventLog },
    { provide: ObjectStore, useValue: engines.objects },
    { provide: Mailer, useValue: engines.mailer },
    { provide: Logger, useValue: logger },
    { provide: ServiceCaller, useValue: engines.caller(definition.name) },
    { provide: CONFIGURATION, useValue: configuration },
  ];
}

function identity({ keys, definition, engines }: ServiceParts): Provider[] {
  return [
    { provide: StatementSigner, useValue: new StatementSigner(keys, engines.clock) },
    { provide: StatementVerifier, useValue: new StatementVerifier(keys, definition.name, engines.clock) },
  ];
}

function dataProviders({ definition, engines, logger, connection }: ServiceParts): Provider[] {
  const sweeper = { provide: Sweeper, useValue: new Sweeper(logger) };
  const others = definition.dependencies ?? [];
  const keyValue: Dependency = { name: 'keyValue', ping: () => engines.keyValue.ping() };
  if (connection === undefined) return [sweeper, { provide: DEPENDENCIES, useValue: [keyValue, ...others] }];
  const dependencies: Dependency[] = [
    { name: 'mongo', ping: async () => connection.db?.command({ ping: 1 }) },
    { name: 'events', ping: () => engines.eventLog.ping() },
    keyValue,
    { name: 'objects', ping: () => engines.objects.ping() },
    ...others,
  ];
  return [
    sweeper,
    { provide: Outbox, useValue: new Outbox(engines.eventLog, engines.clock, logger) },
    { provide: getConnectionToken(), useValue: connection },
    { provide: DEPENDENCIES, useValue: dependencies },
  ];
}
