import Papa from 'papaparse';

/** Without it a well-known spreadsheet reads Bangla as another script. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

type Row = readonly (string | number)[];

const lines = (rows: readonly Row[]): string =>
  rows.length === 0 ? '' : Papa.unparse(rows as unknown[][], { newline: LINE_END, escapeFormulae: true }) + LINE_END;

/** A CSV file that grows part by part. No cell of it is a formula to a spreadsheet (OWASP, CSV injection). */
export function startCsv(header: readonly string[]) {
  const parts = [BYTE_ORDER_MARK, lines([header])];
  return {
    add: (rows: readonly Row[]): void => {
      parts.push(lines(rows));
    },
    file: (): Blob => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
