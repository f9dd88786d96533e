import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Owner } from '@pothik/contracts/platform';
import type { z } from 'zod';
import type { ServiceName } from '../configuration/service-name.js';
import type { Dependency } from '../health/readiness.js';

/** The definition of a service: enough to start it alone, beside others in one process, or in a test. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  /** Its own environment keys, beside those of every service. */
  readonly configuration?: z.ZodObject;
  /** The owners of the SERVICE calls that it makes. */
  readonly calls?: readonly Owner[];
  /** Whether it has a database `pothik_<name>`, and events. */
  readonly databases: boolean;
  /** It takes requests from outside: their traceparent is ignored. */
  readonly isPublic?: boolean;
  /** The further engines that it uses: without them it is not ready. */
  readonly uses?: readonly ('objects' | 'mail')[];
  /** Its further dependencies, beside its engines. */
  readonly dependencies?: readonly Dependency[];
  /** Adds routes directly to the server, after injection and before the server is initialised. */
  prepare?(app: NestFastifyApplication): Promise<void>;
  /** Runs once the database is open and its indexes exist, before the service serves. */
  onDatabase?(app: NestFastifyApplication): Promise<void>;
}

export const defineService = (definition: ServiceDefinition): ServiceDefinition => definition;
