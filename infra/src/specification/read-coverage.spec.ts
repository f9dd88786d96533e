import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, SIDES, unanswered } from './coverage.rules.js';
import { LINES } from './exemptions.table.js';
import { readCoverage } from './read-coverage.js';

const TOP = path.resolve(__dirname, '..', '..', '..');

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
