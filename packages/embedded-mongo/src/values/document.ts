/** A BSON value: whatever the client sent, of any type. */
// biome-ignore lint/suspicious/noExplicitAny: the type of a stored value is known only at run time
export type Value = any;
export type Document = Record<string, Value>;

/** An embedded document, as opposed to a scalar, an array or a BSON wrapper such as ObjectId. */
export function isDocument(value: Value): value is Document {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    (value._bsontype === undefined || value._bsontype === 'DBRef')
  );
}

/** Reads an own property; a client-chosen name never reaches a prototype. */
export function readOwn(target: Value, name: string): Value {
  return target !== null && typeof target === 'object' && Object.hasOwn(target, name) ? target[name] : undefined;
}

/** Writes an own property; a client-chosen '__proto__' never reaches a prototype. */
export function writeOwn(target: Value, name: string, value: Value): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[name] = value;
  }
}

/** The field at the top of a document that a dotted path begins with. */
export function rootOf(path: string): string {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
}

/** Writes a dotted path, making the documents on the way. */
export function writePath(target: Document, path: string, value: Value): void {
  const parts = path.split('.');
  let node = target;
  for (const part of parts.slice(0, -1)) {
    if (!isDocument(readOwn(node, part))) {
      writeOwn(node, part, {});
    }
    node = node[part];
  }
  writeOwn(node, parts[parts.length - 1] as string, value);
}

/** Copies documents and arrays; scalars and BSON wrappers are immutable here and shared. */
export function clone<T extends Value>(value: T): T {
  if (Array.isArray(value)) {
    return value.map(clone) as T;
  }
  if (!isDocument(value)) {
    return value;
  }
  const copy: Document = {};
  for (const name of Object.keys(value)) {
    writeOwn(copy, name, clone(value[name]));
  }
  return copy as T;
}

/** The document with `_id` as its first field, made by `newId` when it has none. */
export function withIdFirst(document: Document, newId: () => Value): Document {
  if (document._id !== undefined && Object.keys(document)[0] === '_id') {
    return document;
  }
  const { _id, ...rest } = document;
  return { _id: _id === undefined ? newId() : _id, ...rest };
}
