import type { Cell, Row, SqliteDatabase, Statement } from './sqlite-database.js';
import { StorageError } from './store.js';

// The WebAssembly build reports every failed write, also on a full disk, as an input/output error.
const FULL = /is full|disk I\/O error/;

export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  return new StorageError(FULL.test(message), message);
}

/** Prepared statements by their text, dropped with their table and after a failure. */
export class StatementCache {
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly database: SqliteDatabase) {}

  run(sql: string, cells: Cell[] = []): void {
    try {
      this.prepared(sql).run(cells);
    } catch (error) {
      throw this.failed(sql, error);
    }
  }

  all(sql: string, cells: Cell[] = []): Row[] {
    try {
      return this.prepared(sql).all(cells);
    } catch (error) {
      throw this.failed(sql, error);
    }
  }

  /** Finalizes the statements that use the table. */
  dropTable(table: string): void {
    for (const sql of [...this.statements.keys()].filter((text) => text.split(/[ (]/).includes(table))) {
      this.discard(sql);
    }
  }

  clear(): void {
    for (const sql of [...this.statements.keys()]) {
      this.discard(sql);
    }
  }

  private prepared(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private failed(sql: string, error: unknown): StorageError {
    this.discard(sql);
    return asStorageError(error);
  }

  private discard(sql: string): void {
    const statement = this.statements.get(sql);
    this.statements.delete(sql);
    try {
      statement?.finalize();
    } catch {
      // SQLite finalizes all the same; it only repeats the error of the statement's last step, thrown before.
    }
  }
}
