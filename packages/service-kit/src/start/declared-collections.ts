import type { DynamicModule, Provider } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { declareDatabase } from './database.js';
import type { ServiceDefinition } from './service-definition.js';

export interface DeclaredIndex {
  /** Field by field, in order: 1 or -1. */
  key: Readonly<Record<string, unknown>>;
  unique: boolean;
}

/** A collection as the service that keeps it declares it; models that share one are one. */
export interface DeclaredCollection {
  name: string;
  indexes: readonly DeclaredIndex[];
  /** Whether events are written in its documents. */
  isOutbox: boolean;
  /** Whether it copies what another service owns, under that owner's numbers. */
  isProjection: boolean;
}

/** What a service keeps, read from what its module registers; nothing is opened. */
export async function declaredCollections({ module }: ServiceDefinition): Promise<DeclaredCollection[]> {
  const connection = declareDatabase();
  await declareModels(module, connection);
  const collections = new Map<string, DeclaredCollection>();
  for (const { collection, schema } of Object.values(connection.models)) {
    const { name } = collection;
    const indexes = schema.indexes().map(([key, { unique = false }]) => ({ key, unique: Boolean(unique) }));
    const known = collections.get(name);
    collections.set(name, {
      name,
      indexes: [...(known?.indexes ?? []), ...indexes],
      isOutbox: schema.path('pendingSince') !== undefined,
      isProjection: schema.path('aggregateVersion') !== undefined,
    });
  }
  return [...collections.values()];
}

/** Models are registered with MongooseModule.forFeature, in the service's one module. */
async function declareModels(module: ServiceDefinition['module'], connection: Connection): Promise<void> {
  const imports: DynamicModule[] =
    'module' in module ? ((module.imports ?? []) as DynamicModule[]) : (Reflect.getMetadata('imports', module) ?? []);
  for (const provider of imports.flatMap(({ providers = [] }) => providers)) await declareModel(provider, connection);
}

async function declareModel(provider: Provider, connection: Connection): Promise<void> {
  if ('useFactory' in provider) await provider.useFactory(connection);
}
