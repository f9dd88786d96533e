import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Owner } from '@pothik/contracts/platform';
import type { FurtherEngine } from '@pothik/engines/connect';
import type { z } from 'zod';
import type { ServiceName } from '../configuration/service-name.js';
import type { Dependency } from '../health/dependencies.js';
import type { Migration } from '../migrations/index.js';

/** The definition of a service: enough to start it alone, beside others in one process, or in a test. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  /** Its own environment keys, beside those of every service. */
  readonly configuration?: z.ZodObject;
  /** The owners of the calls between services that it makes. */
  readonly calls?: readonly Owner[];
  /** Whether it has a database `pothik_<name>`, and events. */
  readonly databases: boolean;
  /** The changes of its stored data and indexes, oldest first. */
  readonly migrations?: readonly Migration[];
  /** It takes requests from outside: their traceparent is ignored. */
  readonly isPublic?: boolean;
  /** How it names an outside caller in the security log: from its configuration, the keyed hash of an address. */
  clientOf?(configuration: Record<string, unknown>): (address: string) => string;
  /** The headers of every answer of its server, of refusals of the server itself too; an answer's own replace them. */
  headersOf?(configuration: Record<string, unknown>): Readonly<Record<string, string>>;
  /** The further engines that it is connected to: only these of their settings and secrets does it need. */
  readonly engines?: readonly FurtherEngine[];
  /** Of the further engines, those that it connects to itself, where they have an address. */
  readonly optionalEngines?: readonly FurtherEngine[];
  /** Its further dependencies, beside its engines. */
  readonly dependencies?: readonly Dependency[];
  /** Adds routes directly to the server, after injection and before the server is initialised. */
  prepare?(app: NestFastifyApplication): Promise<void>;
  /**
   * Runs once the database is open and migrated and its indexes exist, before the service serves; again if the database
   * goes away meanwhile.
   */
  onDatabase?(app: NestFastifyApplication): Promise<void>;
}

export const defineService = (definition: ServiceDefinition): ServiceDefinition => definition;
