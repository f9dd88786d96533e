import type { StatementCache } from './statement-cache.js';
import type { KeyRange, KeyTable, RecordTable } from './store.js';

const AFTER_LAST_KEY = Buffer.alloc(8, 0xff);

export function recordTable(statements: StatementCache, table: string): RecordTable {
  return {
    get: (recordId) => statements.all(`SELECT v FROM ${table} WHERE k = ?`, [recordId])[0]?.v as Uint8Array | undefined,
    put: (recordId, bytes) => statements.run(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`, [recordId, bytes]),
    delete: (recordId) => statements.run(`DELETE FROM ${table} WHERE k = ?`, [recordId]),
    scan: (after, limit, reverse) => {
      const rows = reverse
        ? statements.all(`SELECT k, v FROM ${table} WHERE k < ? ORDER BY k DESC LIMIT ?`, [after ?? 2 ** 53, limit])
        : statements.all(`SELECT k, v FROM ${table} WHERE k > ? ORDER BY k LIMIT ?`, [after ?? -1, limit]);
      return rows.map((row) => [Number(row.k), row.v as Uint8Array]);
    },
    lastId: () => Number(statements.all(`SELECT max(k) AS last FROM ${table}`)[0]?.last ?? 0),
    count: () => Number(statements.all(`SELECT count(*) AS total FROM ${table}`)[0]?.total),
  };
}

export function keyTable(statements: StatementCache, table: string): KeyTable {
  const scan = ({ from, to }: KeyRange, after: Uint8Array | undefined, limit: number, reverse: boolean) => {
    const end = to ?? AFTER_LAST_KEY;
    if (reverse) {
      const sql = `SELECT k FROM ${table} WHERE k >= ? AND k < ? ORDER BY k DESC LIMIT ?`;
      return statements.all(sql, [from, after ?? end, limit]);
    }
    const start = after ? '>' : '>=';
    const sql = `SELECT k FROM ${table} WHERE k ${start} ? AND k < ? ORDER BY k LIMIT ?`;
    return statements.all(sql, [after ?? from, end, limit]);
  };
  return {
    add: (key) => statements.run(`INSERT OR IGNORE INTO ${table} VALUES (?)`, [key]),
    delete: (key) => statements.run(`DELETE FROM ${table} WHERE k = ?`, [key]),
    scan: (range, after, limit, reverse) => scan(range, after, limit, reverse).map((row) => row.k as Uint8Array),
  };
}
