import { limited } from './limited-statement.js';
import type { StatementCache } from './statement-cache.js';
import type { RecordTable } from './store.js';

export function recordTable(statements: StatementCache, table: string): RecordTable {
  const get = `SELECT v FROM ${table} WHERE k = ?`;
  const put = `INSERT OR REPLACE INTO ${table} VALUES (?, ?)`;
  const remove = `DELETE FROM ${table} WHERE k = ?`;
  const forward = limited(`SELECT k, v FROM ${table} WHERE k > ? ORDER BY k`);
  const backward = limited(`SELECT k, v FROM ${table} WHERE k < ? ORDER BY k DESC`);
  return {
    get: (recordId) => statements.all(get, [recordId])[0]?.v as Uint8Array | undefined,
    put: (recordId, bytes) => statements.run(put, [recordId, bytes]),
    delete: (recordId) => statements.run(remove, [recordId]),
    scan: (after, limit, reverse) => {
      const rows = reverse
        ? statements.all(backward(limit), [after ?? 2 ** 53])
        : statements.all(forward(limit), [after ?? -1]);
      return rows.map((row) => [Number(row.k), row.v as Uint8Array]);
    },
    lastId: () => Number(statements.all(`SELECT max(k) AS last FROM ${table}`)[0]?.last ?? 0),
    count: () => Number(statements.all(`SELECT count(*) AS total FROM ${table}`)[0]?.total),
  };
}
