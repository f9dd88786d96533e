import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Owner } from '@pothik/contracts/platform';
import type { z } from 'zod';
import type { ServiceName } from '../configuration/service-name.js';
import type { Dependency } from '../health/readiness.js';

/** What a service is: enough to start it alone, beside others in one process, or in a test. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly module: Type | DynamicModule;
  /** Environment keys of its own, beside those every service reads. */
  readonly configuration?: z.ZodObject;
  /** The services whose SERVICE calls it makes. */
  readonly calls?: readonly Owner[];
  /** Whether it keeps data: a database `pothik_<name>`, and events. */
  readonly databases: boolean;
  /** Strangers call it: what they say of a trace is not believed. */
  readonly isPublic?: boolean;
  /** The further engines it works with: without them it is not ready. */
  readonly uses?: readonly ('objects' | 'mail')[];
  /** What it cannot work without, beside its engines. */
  readonly dependencies?: readonly Dependency[];
  /** Adds routes straight to the server, after everything is injected and before it is initialised. */
  prepare?(app: NestFastifyApplication): Promise<void>;
  /** Runs once the database is open and its indexes stand, before the service serves. */
  onDatabase?(app: NestFastifyApplication): Promise<void>;
}

export const defineService = (definition: ServiceDefinition): ServiceDefinition => definition;
