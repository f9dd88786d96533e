import fs from 'node:fs';
import sqliteWasm from 'node-sqlite3-wasm';

export type Cell = number | string | Uint8Array;
export type Row = Record<string, Cell>;

export interface Statement {
  run(cells: Cell[]): void;
  all(cells: Cell[]): Row[];
  finalize(): void;
}

/** The interface of both builds of SQLite. */
export interface SqliteDatabase {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  readonly inTransaction: boolean;
  close(): void;
}

/** The part of `node:sqlite` used here; the module exists from Node 22.13 on. */
interface BuiltIn {
  DatabaseSync: new (
    file: string,
  ) => {
    exec(sql: string): void;
    prepare(sql: string): { run(...cells: Cell[]): unknown; all(...cells: Cell[]): unknown[] };
    readonly isTransaction: boolean;
    close(): void;
  };
}

function openBuiltIn({ DatabaseSync }: BuiltIn, file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        run: (cells) => void statement.run(...cells),
        all: (cells) => statement.all(...cells) as Row[],
        finalize: () => undefined,
      };
    },
    get inTransaction() {
      return database.isTransaction;
    },
    close: () => database.close(),
  };
}

/** The part of the WebAssembly build's statement that asks for the names of its columns before each execution. */
interface NamedColumns {
  _getColumnNames?: () => string[];
}

/** The names of a statement's columns never change: they are asked for once, which costs as much as a row. */
function nameColumnsOnce(statement: NamedColumns): void {
  const names = statement._getColumnNames?.();
  if (names) {
    statement._getColumnNames = () => names;
  }
}

/** The WebAssembly build locks by a directory that a killed process leaves behind; it can be removed, because our own lock is held. */
function openWasm(file: string): SqliteDatabase {
  fs.rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new sqliteWasm.Database(file);
  return {
    exec: (sql) => database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      nameColumnsOnce(statement as unknown as NamedColumns);
      return {
        run: (cells) => void statement.run(cells),
        // Never get(): it leaves the statement open, and an open reader blocks checkpoints and DROP TABLE.
        all: (cells) => statement.all(cells) as Row[],
        finalize: () => statement.finalize(),
      };
    },
    get inTransaction() {
      return database.inTransaction;
    },
    close: () => database.close(),
  };
}

/** Opens the file with Node's own SQLite where there is one, else with the WebAssembly build: same file format. */
export function openSqliteDatabase(file: string): SqliteDatabase {
  const builtIn = process.getBuiltinModule?.('node:sqlite') as BuiltIn | undefined;
  return builtIn ? openBuiltIn(builtIn, file) : openWasm(file);
}
