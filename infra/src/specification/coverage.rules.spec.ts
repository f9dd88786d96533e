import { cover, type Exemptions, unanswered } from './coverage.rules.js';

const LINES = [
  { section: 4, text: 'Colours: red, green.' },
  { section: 5, text: 'POST /paint | colour' },
];

describe('the specification', () => {
  it('is covered by a quote that occurs in a line word for word, or by the reason for an exemption', () => {
    const quote = { file: 'a.spec.ts', text: 'Colours: red' };
    const missing = (text: string, exempt: Exemptions['lines'] = {}) =>
      unanswered(cover(LINES, [{ ...quote, text }], { sections: {}, lines: exempt }), 'server');
    expect(missing('Colours: red')).toEqual(['POST /paint | colour']);
    expect(missing('Colours: red', { 'POST /paint': { server: 'elsewhere' } })).toEqual([]);
    expect(missing('Colours: blue')).toHaveLength(2);
    expect(missing('red')).toHaveLength(2);
  });

  it('is covered for each side separately: a story of the screens does not cover the server', () => {
    const quotes = [{ file: 'e2e/screens/colours.e2e.spec.ts', text: 'Colours: red' }];
    const covered = cover(LINES, quotes, { sections: { 5: { browser: 'the server’s alone' } }, lines: {} });
    expect(unanswered(covered, 'browser')).toEqual([]);
    expect(unanswered(covered, 'server')).toHaveLength(2);
  });
});
