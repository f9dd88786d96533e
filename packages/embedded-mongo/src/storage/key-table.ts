import { limited } from './limited-statement.js';
import type { StatementCache } from './statement-cache.js';
import type { KeyRange, KeyTable } from './store.js';

const AFTER_LAST_KEY = Buffer.alloc(8, 0xff);
const NO_KEY = Buffer.alloc(0);

/** The keys of one index in a table of SQLite, which nothing else changes. */
export function keyTable(statements: StatementCache, table: string): KeyTable {
  const add = `INSERT OR IGNORE INTO ${table} VALUES (?)`;
  const remove = `DELETE FROM ${table} WHERE k = ?`;
  const total = `SELECT count(*) AS total FROM ${table} WHERE k >= ? AND k < ?`;
  const greatest = `SELECT k FROM ${table} ORDER BY k DESC LIMIT 1`;
  const first = limited(`SELECT k FROM ${table} WHERE k >= ? AND k < ? ORDER BY k`);
  const next = limited(`SELECT k FROM ${table} WHERE k > ? AND k < ? ORDER BY k`);
  const backward = limited(`SELECT k FROM ${table} WHERE k >= ? AND k < ? ORDER BY k DESC`);
  // Most new keys are greater than all others, as ids are made: remembering the last one tells it without a search.
  let last: Uint8Array | undefined;

  const rows = (
    { from, to = AFTER_LAST_KEY }: KeyRange,
    after: Uint8Array | undefined,
    limit: number,
    reverse: boolean,
  ) => {
    if (reverse) {
      return statements.all(backward(limit), [from, after ?? to]);
    }
    return after ? statements.all(next(limit), [after, to]) : statements.all(first(limit), [from, to]);
  };
  return {
    add(key) {
      statements.run(add, [key]);
      if (last && Buffer.compare(key, last) > 0) {
        last = key;
      }
    },
    delete(key) {
      statements.run(remove, [key]);
      if (last && Buffer.compare(key, last) === 0) {
        last = undefined;
      }
    },
    reaches(key) {
      last ??= (statements.all(greatest)[0]?.k as Uint8Array | undefined) ?? NO_KEY;
      return Buffer.compare(last, key) >= 0;
    },
    count: ({ from, to = AFTER_LAST_KEY }) => Number(statements.all(total, [from, to])[0]?.total),
    scan: (range, after, limit, reverse) => rows(range, after, limit, reverse).map((row) => row.k as Uint8Array),
  };
}
