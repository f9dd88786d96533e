import { Schema, type SchemaOptions } from 'mongoose';
import type { FieldsOf } from './field-types.js';

/** The options of a schema that a caller may set. */
export type DocumentSchemaOptions = Pick<SchemaOptions, 'collection' | 'minimize' | 'suppressReservedKeysWarning'>;

/**
 * The schema of a document that is no aggregate, for example of a projection.
 * @example documentSchema<Earning>({ fare: { type: Number, required: true } }, { collection: 'earnings' })
 */
export const documentSchema = <T extends object = never>(
  fields: NoInfer<FieldsOf<T>>,
  options: DocumentSchemaOptions = {},
): Schema<T> => typedSchema<T>(fields, { ...options, versionKey: false });

/** The schema of an embedded document; it has no `_id`. */
export const embeddedSchema = <T extends object = never>(
  fields: NoInfer<FieldsOf<T>>,
  options: DocumentSchemaOptions = {},
): Schema<T> => typedSchema<T>(fields, { ...options, _id: false });

/** Only for this folder: its callers have checked the fields against the type. */
// Mongoose infers a type from a literal declaration, never from a generic one, so it is stated here.
export const typedSchema = <T>(fields: object, options: object): Schema<T> =>
  new Schema({ ...fields }, options) as unknown as Schema<T>;
