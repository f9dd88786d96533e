import { oftenWritten, type WrittenText } from './unknown-place.rules.js';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const written = (text: string, riders: readonly string[], day = 1): WrittenText[] =>
  riders.map((riderId) => ({ riderId, text, folded: text.toLowerCase(), at: at(day) }));
const textsOf = (texts: readonly WrittenText[], dismissed: readonly string[] = []) =>
  oftenWritten(texts, new Set(dismissed)).map(({ text, riders }) => [text, riders]);

describe('a text that nobody knew is offered', () => {
  it('when at least three riders wrote it, the most frequent first', () => {
    const texts = [
      ...written('Lake gate', ['a', 'b', 'c']),
      ...written('Boro tower', ['a', 'b', 'c', 'd']),
      ...written('My aunt’s house', ['a', 'a', 'a', 'b']),
    ];
    expect(textsOf(texts)).toEqual([
      ['Boro tower', 4],
      ['Lake gate', 3],
    ]);
  });

  it('once, however it is spelled, in the newest spelling', () => {
    const texts = [
      ...written('LAKE GATE', ['a', 'b'], 1),
      ...written('Lake Gate', ['c'], 3),
      ...written('lake gate', ['d'], 2),
    ];
    expect(oftenWritten(texts, new Set())).toMatchObject([
      { text: 'Lake Gate', riders: 4, lastAt: '2026-11-03T00:00:00.000Z' },
    ]);
  });

  it.each([
    ['is dismissed', 'Lake gate', ['lake gate']],
    ['looks like a telephone number', 'call 01712-345678', []],
    ['looks like one in Bangla digits', 'কল ০১৭১২ ৩৪৫৬৭৮', []],
  ])('never when it %s', (_why, text, dismissed) => {
    expect(textsOf(written(text, ['a', 'b', 'c']), dismissed)).toEqual([]);
  });

  it('never when it says nothing', () => {
    expect(textsOf(written('…', ['a', 'b', 'c']).map((one) => ({ ...one, folded: '' })))).toEqual([]);
  });
});
