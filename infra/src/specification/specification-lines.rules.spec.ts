import { linesOf } from './specification-lines.rules.js';

const SPECIFICATION = [
  '## 4. States',
  '',
  '- Colours: red, green.',
  '## 5. Rules',
  '| Call | Payload |',
  '|---|---|',
  '| POST /paint | colour |',
].join('\n');

describe('the specification', () => {
  it('is read line by line: sentences of lists and rows of tables, without headings', () => {
    expect(linesOf(SPECIFICATION, [4, 5])).toEqual([
      { section: 4, text: 'Colours: red, green.' },
      { section: 5, text: 'POST /paint | colour' },
    ]);
    expect(linesOf(SPECIFICATION, [4])).toHaveLength(1);
  });
});
