import Papa from 'papaparse';

/** Without it a well-known spreadsheet reads Bangla as another script. */
export const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number;

const LINE_END = '\r\n';
/** What a spreadsheet would calculate (OWASP, CSV injection), in either width, also in a cell of several lines. */
const FORMULA = /^[=+\-@|\uff1d\uff0b\uff0d\uff20\uff5c\t\r\n]/;

/** Whether a spreadsheet would calculate the text. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** Rows as lines of CSV. A text that a spreadsheet would calculate begins with an apostrophe. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0 ? '' : Papa.unparse(rows as unknown[][], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;

/** The rows of a text, empty ones too; undefined when it is no CSV. */
export function rowsOfCsv(text: string): string[][] | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data;
}
