import type { FactoryProvider, Provider } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Schema } from 'mongoose';
import { type Ending, endingOf } from '../data/ends-after.js';
import { declareDatabase } from './database-client.js';
import { modulesOf } from './modules-of.js';
import type { ServiceDefinition } from './service-definition.js';

export interface DeclaredIndex {
  /** Field by field, in order: 1 or -1. */
  key: Readonly<Record<string, unknown>>;
  unique: boolean;
}

/** A collection as its service declares it; models that share a collection are merged. */
export interface DeclaredCollection {
  name: string;
  indexes: readonly DeclaredIndex[];
  /** When its documents end by themselves; without it they never do. */
  ending?: Ending;
  /** Every stored field, dotted: `history.reason`. */
  fields: readonly string[];
  /** Whether its documents have pending events. */
  isOutbox: boolean;
  /** Whether it is a projection, with its owner's numbers. */
  isProjection: boolean;
}

/** The collections of a service, from the models that its module registers; opens no connection. */
export async function declaredCollections({ module }: ServiceDefinition): Promise<DeclaredCollection[]> {
  const connection = declareDatabase();
  await declareModels({ module }, connection);
  const collections = new Map<string, DeclaredCollection>();
  for (const { collection, schema } of Object.values(connection.models)) {
    const { name } = collection;
    const indexes = schema.indexes().map(([key, { unique = false }]) => ({ key, unique: Boolean(unique) }));
    const known = collections.get(name);
    const ending = endingOf(schema) ?? known?.ending;
    collections.set(name, {
      name,
      indexes: [...(known?.indexes ?? []), ...indexes],
      fields: [...new Set([...(known?.fields ?? []), ...fieldsOf(schema)])],
      ...(ending === undefined ? {} : { ending }),
      isOutbox: schema.path('pendingSince') !== undefined,
      isProjection: schema.path('aggregateVersion') !== undefined,
    });
  }
  return [...collections.values()];
}

/** Declares the models that the service's modules register with MongooseModule.forFeature. */
export async function declareModels(
  { module }: Pick<ServiceDefinition, 'module'>,
  connection: Connection,
): Promise<void> {
  for (const provider of modulesOf(module).flatMap(({ providers }) => providers))
    if (isModel(provider)) await provider.useFactory(connection);
}

/** As MongooseModule.forFeature provides a model: made of the connection alone. */
const isModel = (provider: Provider): provider is FactoryProvider =>
  'useFactory' in provider && provider.inject?.length === 1 && provider.inject[0] === getConnectionToken();

/** The stored fields of a schema, with those of the documents embedded in it. */
const fieldsOf = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([name, { schema: embedded }]) =>
    embedded ? fieldsOf(embedded).map((field) => `${name}.${field}`) : [name],
  );
