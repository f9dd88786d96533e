import { quotesIn } from './quotes.rules.js';

describe('the specification', () => {
  it('is quoted by names of tests, whose own quotation marks may be escaped', () => {
    expect(quotesIn('a.spec.ts', "it('“Driver\\'s status” and “Colours: red”')")).toEqual([
      { file: 'a.spec.ts', text: "Driver's status" },
      { file: 'a.spec.ts', text: 'Colours: red' },
    ]);
  });
});
