import { decode } from './codec.js';
import { type Document, isDocument, rootOf, type Value } from './document.js';

const INT32 = 4;
/** The bytes of a value by its BSON type, where all have the same. */
const FIXED: Readonly<Record<number, number>> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};
const BINARY = 0x05;
const REGULAR_EXPRESSION = 0x0b;
const DB_POINTER = 0x0c;
/** Texts: their length does not include its own four bytes. Documents, arrays and code with scope: it does. */
const TEXTS = [0x02, 0x0d, 0x0e];

const int32At = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24);

function valueEnd(bytes: Uint8Array, type: number, at: number): number {
  const fixed = FIXED[type];
  if (fixed !== undefined) {
    return at + fixed;
  }
  if (TEXTS.includes(type)) {
    return at + INT32 + int32At(bytes, at);
  }
  if (type === BINARY) {
    return at + INT32 + 1 + int32At(bytes, at);
  }
  if (type === REGULAR_EXPRESSION) {
    return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1;
  }
  return type === DB_POINTER ? at + INT32 + int32At(bytes, at) + 12 : at + int32At(bytes, at);
}

function isNamed(bytes: Uint8Array, from: number, end: number, name: Uint8Array): boolean {
  if (end - from !== name.length) {
    return false;
  }
  for (let i = 0; i < name.length; i++) {
    if (bytes[from + i] !== name[i]) {
      return false;
    }
  }
  return true;
}

/** The fields at the top of a document that a filter looks at; undefined when it may look at any. */
export function fieldsOf(filter: Document, found = new Set<string>()): Set<string> | undefined {
  for (const name of Object.keys(filter)) {
    const argument: Value = filter[name];
    if (!name.startsWith('$')) {
      found.add(rootOf(name));
    } else if (!['$and', '$or', '$nor'].includes(name) || !Array.isArray(argument)) {
      return undefined;
    } else if (!argument.every((part) => isDocument(part) && fieldsOf(part, found))) {
      return undefined;
    }
  }
  return found;
}

/** Decodes of a stored document only the fields of these names, which may be missing. */
export function partialDecoder(names: Iterable<string>): (bytes: Uint8Array) => Document {
  const wanted = Array.from(names, (name) => Buffer.from(name));
  return (bytes) => {
    const parts: Uint8Array[] = [];
    let length = INT32 + 1;
    const last = bytes.length - 1;
    for (let at = INT32; at < last && parts.length < wanted.length; ) {
      const nameAt = at + 1;
      let nameEnd = nameAt;
      while (bytes[nameEnd] !== 0) {
        nameEnd++;
      }
      const end = valueEnd(bytes, bytes[at] as number, nameEnd + 1);
      if (wanted.some((name) => isNamed(bytes, nameAt, nameEnd, name))) {
        parts.push(bytes.subarray(at, end));
        length += end - at;
      }
      at = end;
    }
    const part = Buffer.allocUnsafe(length);
    part.writeInt32LE(length);
    let at = INT32;
    for (const bytesOfField of parts) {
      part.set(bytesOfField, at);
      at += bytesOfField.length;
    }
    part[at] = 0;
    return decode(part);
  };
}
