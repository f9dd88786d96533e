import { tableLines } from './markdown-table.rules.js';

describe('Markdown table', () => {
  it('has its head, a line below it, and a line for each row', () => {
    expect(
      tableLines(
        ['call', 'by'],
        [
          ['a', ''],
          ['b', 'ride'],
        ],
      ),
    ).toEqual(['| call | by |', '| --- | --- |', '| a |  |', '| b | ride |']);
  });

  it('keeps a bar within its cell', () => {
    expect(tableLines(['x'], [['a|b']]).at(-1)).toBe('| a\\|b |');
  });
});
