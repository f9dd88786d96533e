import { encodeReply, LARGEST_DOCUMENT } from '../values/codec.js';
import type { Document } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { CursorReply } from './reply.js';

export interface CursorOptions {
  /** Documents in the first answer; 101 when not given, as in MongoDB. */
  batchSize?: number;
  /** The client wants a single batch. */
  single?: boolean;
}

interface Cursor {
  namespace: string;
  documents: Iterator<Uint8Array | Document>;
  /** A document already read that did not fit into the last batch. */
  pending?: Uint8Array;
  lastUsed: number;
}

const FIRST_BATCH = 101;
const IDLE_LIMIT_MS = 600_000;

/** Open cursors. They store positions, not snapshots. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private nextId = BigInt(Date.now()) * 1000n;

  start(namespace: string, documents: Iterable<Uint8Array | Document>, options: CursorOptions): CursorReply {
    const cursor: Cursor = { namespace, documents: documents[Symbol.iterator](), lastUsed: Date.now() };
    const { batch, done } = take(cursor, options.batchSize ?? FIRST_BATCH);
    if (done || options.single) {
      return new CursorReply(namespace, batch, 0n, true);
    }
    const id = this.nextId++;
    this.open.set(id, cursor);
    return new CursorReply(namespace, batch, id, true);
  }

  more(id: bigint, namespace: string, batchSize: number): CursorReply {
    const cursor = this.open.get(id);
    if (!cursor) {
      throw new MongoError(43, 'CursorNotFound', `cursor id ${id} not found`);
    }
    if (cursor.namespace !== namespace) {
      throw new MongoError(
        13,
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.lastUsed = Date.now();
    const { batch, done } = take(cursor, batchSize);
    if (done) {
      this.open.delete(id);
    }
    return new CursorReply(namespace, batch, done ? 0n : id, false);
  }

  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  killNamespace(namespace: string): void {
    for (const [id, cursor] of this.open) {
      if (cursor.namespace === namespace) {
        this.open.delete(id);
      }
    }
  }

  killIdle(now: number): void {
    for (const [id, cursor] of this.open) {
      if (now - cursor.lastUsed > IDLE_LIMIT_MS) {
        this.open.delete(id);
      }
    }
  }
}

function next(cursor: Cursor): Uint8Array | undefined {
  const pending = cursor.pending;
  cursor.pending = undefined;
  if (pending) {
    return pending;
  }
  const { done, value } = cursor.documents.next();
  if (done) {
    return undefined;
  }
  return value instanceof Uint8Array ? value : encodeReply(value);
}

/** At most `size` documents and 16 MB; reads one document ahead to know whether this is the last batch. */
function take(cursor: Cursor, size: number): { batch: Uint8Array[]; done: boolean } {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    if (size === 0) {
      return { batch, done: false };
    }
    const document = next(cursor);
    if (!document) {
      return { batch, done: true };
    }
    if (batch.length >= size || (batch.length && bytes + document.length > LARGEST_DOCUMENT)) {
      cursor.pending = document;
      return { batch, done: false };
    }
    batch.push(document);
    bytes += document.length;
  }
}
