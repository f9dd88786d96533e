import type { Schema, Types } from 'mongoose';

type Mixed = typeof Schema.Types.Mixed;

/** The mongoose type of a value. An embedded document is a schema of its own type, or Mixed: stored as it comes. */
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

/** How one field is declared: its type alone, or with options that agree with it. */
type FieldOf<Value> = FieldType<NonNullable<Value>> | ({ type: FieldType<NonNullable<Value>> } & FieldOptions<Value>);

/** Mongoose declares an `_id` that is an ObjectId by itself. */
type DeclaredKey<T, Key extends keyof T> = Key extends '_id' ? (T[Key] extends Types.ObjectId ? never : Key) : Key;

/** Every field of a type, optional ones too, and none besides: a schema that misses one does not compile. */
export type FieldsOf<T> = { [Key in keyof T as DeclaredKey<T, Key>]-?: FieldOf<T[Key]> };
