import fs from 'node:fs';
import path from 'node:path';
import { keyTable } from './key-table.js';
import { recordTable } from './record-table.js';
import { openSqliteDatabase, type SqliteDatabase } from './sqlite-database.js';
import { asStorageError, StatementCache } from './statement-cache.js';
import type { KeyTable, RecordTable, StorageError, Store } from './store.js';
import { WriteAheadLog } from './write-ahead-log.js';

/** FULL: on disk before the answer. NORMAL: survives a killed process, a power cut may take the last commits. */
export type Synchronous = 'FULL' | 'NORMAL';

export interface SqliteStoreOptions {
  file: string;
  synchronous: Synchronous;
  /** The file's largest size in bytes; a write beyond it is refused as if the disk were full. */
  maximumBytes?: number;
}

const PAGE_BYTES = 4096;
const CACHE_KIBIBYTES = 16 * 1024;

function configure(database: SqliteDatabase, { maximumBytes }: SqliteStoreOptions): void {
  // Exclusive before anything is read: the WebAssembly build has no shared memory for the write-ahead log.
  database.exec('PRAGMA locking_mode=EXCLUSIVE');
  database.exec('PRAGMA journal_mode=WAL');
  // SQLite itself syncs at checkpoints; the sync of each commit, which FULL adds, is WriteAheadLog's.
  database.exec('PRAGMA synchronous=NORMAL');
  database.exec(`PRAGMA cache_size=-${CACHE_KIBIBYTES}`);
  database.exec('PRAGMA temp_store=MEMORY');
  if (maximumBytes) {
    database.exec(`PRAGMA max_page_count=${Math.ceil(maximumBytes / PAGE_BYTES)}`);
  }
  database.exec('CREATE TABLE IF NOT EXISTS meta(k TEXT PRIMARY KEY, v BLOB) WITHOUT ROWID');
}

/** Syncs the directory, so that new file names are durable, where the system supports it. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') {
    return;
  }
  const descriptor = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** A store in one SQLite file; table names are numbers, so that none comes from a client. */
export class SqliteStore implements Store {
  private readonly database: SqliteDatabase;
  private readonly statements: StatementCache;
  private readonly recordTables = new Map<number, RecordTable>();
  private readonly keyTables = new Map<number, KeyTable>();
  /** Synced after each group of transactions; none where commits need not be on disk. */
  private readonly log: WriteAheadLog | undefined;
  /** A sync failed: what was committed may not be on disk, although it can be read. */
  private isDoubtful = false;

  constructor(options: SqliteStoreOptions) {
    this.database = openSqliteDatabase(options.file);
    this.statements = new StatementCache(this.database);
    try {
      configure(this.database, options);
      this.log = options.synchronous === 'FULL' ? new WriteAheadLog(options.file) : undefined;
      syncDirectory(path.dirname(options.file));
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  records(id: number): RecordTable {
    let table = this.recordTables.get(id);
    if (!table) {
      this.statements.run(`CREATE TABLE IF NOT EXISTS d${id} (k INTEGER PRIMARY KEY, v BLOB)`);
      table = recordTable(this.statements, `d${id}`);
      this.recordTables.set(id, table);
    }
    return table;
  }

  keys(id: number): KeyTable {
    let table = this.keyTables.get(id);
    if (!table) {
      this.statements.run(`CREATE TABLE IF NOT EXISTS k${id} (k BLOB PRIMARY KEY) WITHOUT ROWID`);
      table = keyTable(this.statements, `k${id}`);
      this.keyTables.set(id, table);
    }
    return table;
  }

  dropRecords(id: number): void {
    this.recordTables.delete(id);
    this.dropTable(`d${id}`);
  }

  dropKeys(id: number): void {
    this.keyTables.delete(id);
    this.dropTable(`k${id}`);
  }

  metadata(): [string, Uint8Array][] {
    return this.statements.all('SELECT k, v FROM meta ORDER BY k').map((row) => [row.k as string, row.v as Uint8Array]);
  }

  putMetadata(name: string, bytes: Uint8Array): void {
    this.statements.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [name, bytes]);
  }

  deleteMetadata(name: string): void {
    this.statements.run('DELETE FROM meta WHERE k = ?', [name]);
  }

  transaction(work: () => void): void {
    try {
      if (this.isDoubtful) {
        this.writeAgain();
      }
      this.execute('BEGIN IMMEDIATE');
      work();
      this.execute('COMMIT');
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  sync(done: (error?: StorageError) => void): void {
    if (!this.log) {
      done();
      return;
    }
    this.log.sync((error) => {
      this.isDoubtful ||= error !== undefined;
      done(error && asStorageError(error));
    });
  }

  get syncs(): number {
    return this.log?.syncs ?? 0;
  }

  close(): void {
    this.statements.clear();
    this.log?.close();
    this.database.close();
  }

  /** Copies everything committed from the log to the data file and syncs that: a failed sync cannot be repeated. */
  private writeAgain(): void {
    this.statements.clear();
    this.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    this.isDoubtful = false;
  }

  private rollBack(): void {
    this.statements.clear();
    this.recordTables.clear();
    this.keyTables.clear();
    if (this.database.inTransaction) {
      this.execute('ROLLBACK');
    }
  }

  private execute(sql: string): void {
    try {
      this.database.exec(sql);
    } catch (error) {
      throw asStorageError(error);
    }
  }

  private dropTable(table: string): void {
    this.statements.dropTable(table);
    this.statements.run(`DROP TABLE IF EXISTS ${table}`);
    this.statements.dropTable(table);
  }
}
