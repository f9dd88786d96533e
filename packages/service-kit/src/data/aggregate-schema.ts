import { Schema } from 'mongoose';
import type { AggregateDocument, IdempotencyKey } from './aggregate-document.js';
import { type DocumentSchemaOptions, embeddedSchema, typedSchema } from './document-schema.js';
import type { FieldsOf } from './field-types.js';

const commandSchema = embeddedSchema<IdempotencyKey>({
  id: { type: String, required: true },
  inputHash: { type: String, required: true },
  refusal: { type: String },
});

/** The name of the unique index that lets a command happen only once. */
export const COMMAND_INDEX = 'command_once';

const AGGREGATE_FIELDS: FieldsOf<AggregateDocument> = {
  version: { type: Number, required: true },
  eventSequence: { type: Number, required: true },
  pendingEvents: { type: [Schema.Types.Mixed], required: true },
  pendingSince: { type: Date },
  // Absent until the first command: an empty array would be in the unique index.
  commands: { type: [commandSchema], default: undefined },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
};

/**
 * The schema of an aggregate: its own fields, those of `AggregateDocument`, and their indexes.
 * @example aggregateSchema<RideDocument>({ status: { type: String, required: true }, … })
 */
export function aggregateSchema<T extends AggregateDocument = never>(
  fields: NoInfer<FieldsOf<Omit<T, keyof AggregateDocument>>>,
  options: DocumentSchemaOptions = {},
): Schema<T> {
  const schema = typedSchema<T>(
    { ...fields, ...AGGREGATE_FIELDS },
    { ...options, strict: true, minimize: false, versionKey: false },
  );
  schema.index({ 'commands.id': 1 }, { unique: true, sparse: true, name: COMMAND_INDEX });
  schema.index({ pendingSince: 1 }, { sparse: true, name: 'pending_since' });
  return schema;
}
