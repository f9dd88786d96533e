import { BSON } from 'bson';
import type { Document } from './document.js';

/** The largest document MongoDB stores, in bytes. */
export const LARGEST_DOCUMENT = 16 * 1024 * 1024;

export const decode = (bytes: Uint8Array): Document => BSON.deserialize(bytes, { bsonRegExp: true });
export const encode = (document: Document): Uint8Array => BSON.serialize(document, { ignoreUndefined: false });
/** An answer to a client: fields that are undefined are left out. */
export const encodeReply = (document: Document): Uint8Array => BSON.serialize(document, { ignoreUndefined: true });
