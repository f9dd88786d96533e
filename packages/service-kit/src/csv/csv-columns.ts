import type { Language } from '@pothik/contracts/platform';
import type { CsvCell } from './csv-text.js';

/** A column of a list as a file: its heading in each language, and what a row has in it. */
export interface CsvColumn<Row> extends Readonly<Record<Language, string>> {
  cell(row: Row, language: Language): CsvCell;
}
