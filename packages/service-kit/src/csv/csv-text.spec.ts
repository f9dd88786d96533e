import { csvLines, rowsOfCsv } from './csv-text.js';

describe('lines of CSV', () => {
  it('quote what a comma, a quote or a line would break, in any script', () => {
    expect(
      csvLines([
        ['Rafiqul Islam', 12],
        ['রাহিমা, খাতুন', 'he "says"\nso'],
      ]),
    ).toBe('Rafiqul Islam,12\r\n"রাহিমা, খাতুন","he ""says""\nso"\r\n');
    expect(csvLines([])).toBe('');
  });

  it.each([
    '=1+1',
    '+8801711',
    '-2',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－2',
    '＠SUM(A1)',
    '|calc',
    '｜calc',
    '\tx',
    '\r=1',
    '\n=1',
    '=HYPERLINK("http://x")',
    '=1+1\nof two lines',
  ])('never let a spreadsheet calculate %j', (cell) => {
    expect(csvLines([['before', cell]])).toMatch(/^before,"?'/);
  });

  it('leave numbers as they are', () => {
    expect(csvLines([[-2]])).toBe('-2\r\n');
  });

  it('are read again', () => {
    const rows = [
      ['রাহিমা, খাতুন', 'he "says"\nso'],
      ['', 'x'],
    ];
    expect(rowsOfCsv(csvLines(rows))?.slice(0, 2)).toEqual(rows);
    expect(rowsOfCsv('"begun')).toBeUndefined();
  });
});
