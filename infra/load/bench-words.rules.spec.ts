import { wordsOf } from './bench-words.rules.mjs';

describe('the words of a bench', () => {
  it('are its own, without the file of results', () => {
    expect(wordsOf(['ride', '--json', 'results.json', '--rounds', '2'])).toEqual({
      words: ['ride', '--rounds', '2'],
      file: 'results.json',
    });
    expect(wordsOf(['ride'])).toEqual({ words: ['ride'], file: undefined });
  });

  it('are refused when the file is not named', () => {
    expect(() => wordsOf(['--json'])).toThrow('--json needs the name of a file.');
    expect(() => wordsOf(['--json', '--rounds'])).toThrow('--json needs the name of a file.');
  });
});
