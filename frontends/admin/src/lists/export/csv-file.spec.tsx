import { startCsv } from './csv-file';

const textOf = async (file: Blob) => (await file.text()).replace(/^\ufeff/, '');

describe('a CSV file', () => {
  it('has its header and the rows of each part, in order', async () => {
    const csv = startCsv(['Name', 'Rides']);
    csv.add([['Rafiqul Islam', 12]]);
    csv.add([]);
    csv.add([['রাহিমা, খাতুন', 3]]);
    expect(await textOf(csv.file())).toBe('Name,Rides\r\nRafiqul Islam,12\r\n"রাহিমা, খাতুন",3\r\n');
  });

  it.each(['=1+1', '+8801711', '-2', '@SUM(A1)', '\tx', '=HYPERLINK("http://x")'])(
    'never lets a spreadsheet calculate %j',
    async (cell) => {
      const csv = startCsv(['Name']);
      csv.add([[cell]]);
      const [, row] = (await textOf(csv.file())).split('\r\n');
      expect(row?.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );
});
