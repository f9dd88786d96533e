/** One line of the specification: a sentence of a list, or a row of a table. */
export interface SpecificationLine {
  /** The number of its section, 1 to 9. */
  section: number;
  text: string;
}

const SECTION = /^## (\d+)\. /;
const LIST_ENTRY = /^\s*- (.+)$/;
const TABLE_ROW = /^\|(.+)\|$/;
const TABLE_RULE = /^\|[-|\s]+\|$/;

/** Every line of the sections on the product's behaviour, without headings and heads of tables. */
export function linesOf(specification: string, sections: readonly number[]): SpecificationLine[] {
  const lines: SpecificationLine[] = [];
  let section = 0;
  const all = specification.split('\n');
  for (const [index, line] of all.entries()) {
    section = Number(SECTION.exec(line)?.[1] ?? section);
    const isTableHead = TABLE_RULE.test(all[index + 1] ?? '');
    const text = textOf(line);
    if (text !== undefined && !isTableHead && sections.includes(section)) lines.push({ section, text });
  }
  return lines;
}

function textOf(line: string): string | undefined {
  if (TABLE_RULE.test(line) || SECTION.test(line) || line.trim() === '' || line.startsWith('#')) return undefined;
  const row = TABLE_ROW.exec(line)?.[1];
  if (row !== undefined)
    return row
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' | ');
  return LIST_ENTRY.exec(line)?.[1] ?? line.trim();
}
