import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cover, type Exemptions, pageOf, SIDES, unanswered } from './coverage.rules.js';
import { LINES } from './elsewhere.js';
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
    const missing = (text: string, exempt: Exemptions['lines'] = {}) =>
      unanswered(cover(lines, [{ ...quote, text }], { sections: {}, lines: exempt }), 'server');
    expect(missing('Colours: red')).toEqual(['POST /paint | colour']);
    expect(missing('Colours: red', { 'POST /paint': { server: 'elsewhere' } })).toEqual([]);
    expect(missing('Colours: blue')).toHaveLength(2);
    expect(missing('red')).toHaveLength(2);
  });

  it('is answered on either side alone: a story of the screens says nothing of the server', () => {
    const lines = linesOf(SPECIFICATION, [4, 5]);
    const quotes = [{ file: 'e2e/screens/colours.e2e.spec.ts', text: 'Colours: red' }];
    const covered = cover(lines, quotes, { sections: { 5: { browser: 'the server’s alone' } }, lines: {} });
    expect(unanswered(covered, 'browser')).toEqual([]);
    expect(unanswered(covered, 'server')).toHaveLength(2);
  });
});

describe('docs/spec-coverage.md', () => {
  const lines = readCoverage(TOP);

  it.each(SIDES)('has a test for every line that concerns the %s', (side) => {
    expect(unanswered(lines, side)).toEqual([]);
  });

  it('is what the names of the tests say today', () => {
    expect(readFileSync(path.join(TOP, 'docs', 'spec-coverage.md'), 'utf8')).toBe(pageOf(lines));
  });

  it('explains no line that the specification does not have', () => {
    const texts = lines.map(({ text }) => text);
    expect(Object.keys(LINES).filter((beginning) => !texts.some((text) => text.startsWith(beginning)))).toEqual([]);
  });
});
