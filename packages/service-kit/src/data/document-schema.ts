import { Schema, type SchemaOptions } from 'mongoose';
import type { FieldsOf } from './field-types.js';

/** The options of a schema that its declaration does not settle. */
export type DocumentSchemaOptions = Pick<SchemaOptions, 'collection' | 'minimize' | 'suppressReservedKeysWarning'>;

/**
 * The schema of a document that is no aggregate, for example a copy of what another service tells.
 * @example documentSchema<Earning>({ fare: { type: Number, required: true } }, { collection: 'earnings' })
 */
export const documentSchema = <T extends object = never>(
  fields: NoInfer<FieldsOf<T>>,
  options: DocumentSchemaOptions = {},
): Schema<T> => typedSchema<T>(fields, { ...options, versionKey: false });

/** The schema of a document that lies within another; it has no `_id`. */
export const embeddedSchema = <T extends object = never>(
  fields: NoInfer<FieldsOf<T>>,
  options: DocumentSchemaOptions = {},
): Schema<T> => typedSchema<T>(fields, { ...options, _id: false });

/** For this folder: whoever calls it has tied the fields to the type. */
// Mongoose infers a type from a literal declaration, never from a generic one, so the tie is stated here, once.
export const typedSchema = <T>(fields: object, options: object): Schema<T> =>
  new Schema({ ...fields }, options) as unknown as Schema<T>;
