const row = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`;

/** In a table a bar ends a cell, also within code. */
const cellOf = (text: string) => text.replaceAll('|', '\\|');

/** The lines of a table in Markdown. */
export const tableLines = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];
