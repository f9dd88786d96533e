import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cover, pageOf, unanswered } from './coverage.rules.js';
import { ELSEWHERE } from './elsewhere.js';
import { quotesIn } from './quotes.rules.js';
import { readCoverage } from './read-coverage.js';
import { linesOf } from './specification-lines.rules.js';

const TOP = path.resolve(__dirname, '..', '..', '..');
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

  it('is quoted by names of tests, whose own quotation marks may be escaped', () => {
    expect(quotesIn('a.spec.ts', "it('“Driver\\'s status” and “Colours: red”')")).toEqual([
      { file: 'a.spec.ts', text: "Driver's status" },
      { file: 'a.spec.ts', text: 'Colours: red' },
    ]);
  });

  it('is answered by a quote that stands in a line word for word, or by the reason why it is elsewhere', () => {
    const lines = linesOf(SPECIFICATION, [4, 5]);
    const quote = { file: 'a.spec.ts', text: 'Colours: red' };
    expect(unanswered(cover(lines, [quote], {}))).toEqual(['POST /paint | colour']);
    expect(unanswered(cover(lines, [quote], { 'POST /paint': 'elsewhere' }))).toEqual([]);
    expect(unanswered(cover(lines, [{ ...quote, text: 'Colours: blue' }], {}))).toHaveLength(2);
    expect(unanswered(cover(lines, [{ ...quote, text: 'red' }], {}))).toHaveLength(2);
  });
});

describe('docs/spec-coverage.md', () => {
  const lines = readCoverage(TOP);

  it('has a test for every line of sections 3 to 9 that concerns the server', () => {
    expect(unanswered(lines)).toEqual([]);
  });

  it('is what the names of the tests say today', () => {
    expect(readFileSync(path.join(TOP, 'docs', 'spec-coverage.md'), 'utf8')).toBe(pageOf(lines));
  });

  it('explains no line that the specification does not have', () => {
    const texts = lines.map(({ text }) => text);
    expect(Object.keys(ELSEWHERE).filter((beginning) => !texts.some((text) => text.startsWith(beginning)))).toEqual([]);
  });
});
