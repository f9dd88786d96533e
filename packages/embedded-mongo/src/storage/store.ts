/** A document as stored: its record id (insertion order) and its BSON bytes. */
export type StoredRecord = [recordId: number, bytes: Uint8Array];

/** The documents of one collection, by record id. */
export interface RecordTable {
  get(recordId: number): Uint8Array | undefined;
  put(recordId: number, bytes: Uint8Array): void;
  delete(recordId: number): void;
  /** At most `limit` records beyond `after`, in order; `after` is undefined at the start. */
  scan(after: number | undefined, limit: number, reverse: boolean): StoredRecord[];
  lastId(): number;
  count(): number;
}

/** A half-open range of keys; an undefined end means to the last key. */
export interface KeyRange {
  from: Uint8Array;
  to: Uint8Array | undefined;
}

/** The keys of one index, in byte order. */
export interface KeyTable {
  add(key: Uint8Array): void;
  delete(key: Uint8Array): void;
  /** Whether there is a key that is not before this one. */
  reaches(key: Uint8Array): boolean;
  /** How many keys the range has. */
  count(range: KeyRange): number;
  /** At most `limit` keys of the range, resumed strictly beyond `after`. */
  scan(range: KeyRange, after: Uint8Array | undefined, limit: number, reverse: boolean): Uint8Array[];
}

/** Ordered, durable storage with one write transaction at a time; every call but `sync` is synchronous. */
export interface Store {
  records(id: number): RecordTable;
  keys(id: number): KeyTable;
  dropRecords(id: number): void;
  dropKeys(id: number): void;
  metadata(): [name: string, bytes: Uint8Array][];
  putMetadata(name: string, bytes: Uint8Array): void;
  deleteMetadata(name: string): void;
  /** Runs the work in one transaction, rolled back when it throws; on disk after the next sync. Throws StorageError. */
  transaction(work: () => void): void;
  /** Puts all transactions so far on disk, then calls back; at once where that is not asked for. One sync at a time. */
  sync(done: (error?: StorageError) => void): void;
  /** How often something was put on disk by `sync` since the store was opened. */
  readonly syncs: number;
  close(): void;
}

/** A read or a write failed: disk full, input or output error. */
export class StorageError extends Error {
  constructor(
    readonly full: boolean,
    message: string,
  ) {
    super(message);
  }
}
