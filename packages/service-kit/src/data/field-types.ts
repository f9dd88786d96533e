import type { Schema, Types } from 'mongoose';

type Mixed = typeof Schema.Types.Mixed;

/** The mongoose type of a value. An embedded document is a schema of its own type, or Mixed: stored unchanged. */
type FieldType<Value> = [Value] extends [readonly (infer Item)[]]
  ? [FieldType<Item>]
  : [Value] extends [string]
    ? StringConstructor
    : [Value] extends [number]
      ? NumberConstructor
      : [Value] extends [boolean]
        ? BooleanConstructor
        : [Value] extends [Date]
          ? DateConstructor
          : [Value] extends [Types.ObjectId]
            ? typeof Schema.Types.ObjectId
            : Schema<Value> | Mixed;

interface FieldOptions<Value> {
  required?: boolean;
  default?: Value | undefined;
  enum?: readonly Value[];
  index?: boolean;
  unique?: boolean;
}

/** The declaration of one field: its type alone, or with options that match it. */
type FieldOf<Value> = FieldType<NonNullable<Value>> | ({ type: FieldType<NonNullable<Value>> } & FieldOptions<Value>);

/** An ObjectId `_id` is not declared: mongoose adds it. */
type DeclaredKey<T, Key extends keyof T> = Key extends '_id' ? (T[Key] extends Types.ObjectId ? never : Key) : Key;

/** Every field of a type, optional ones too, and no others: a schema that lacks one does not compile. */
export type FieldsOf<T> = { [Key in keyof T as DeclaredKey<T, Key>]-?: FieldOf<T[Key]> };
