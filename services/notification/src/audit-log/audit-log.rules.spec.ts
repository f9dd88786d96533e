import { momentsOf, namedAlike, peopleOf } from './audit-log.rules.js';

describe('the days of the record', () => {
  it('are days in Dhaka, the last one included', () => {
    expect(momentsOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
      start: new Date('2026-10-31T18:00:00.000Z'),
      end: new Date('2026-11-01T18:00:00.000Z'),
    });
  });

  it('may be open at either end', () => {
    expect(momentsOf({})).toEqual({});
    expect(momentsOf({ to: '2026-11-01' })).toEqual({ end: new Date('2026-11-01T18:00:00.000Z') });
  });

  it('are refused when the last is before the first', () => {
    expect(() => momentsOf({ from: '2026-11-02', to: '2026-11-01' })).toThrow(
      expect.objectContaining({ code: 'request/invalid' }),
    );
  });
});

describe('the people of an entry', () => {
  it('are who acted and whom it concerns, each once', () => {
    expect(peopleOf('a', ['b', 'a'])).toEqual(['a', 'b']);
    expect(peopleOf('a')).toEqual(['a']);
  });

  it('are found by a part of their name, in any case and script', () => {
    const names = new Map([
      ['a', 'Tanvir Ahmed'],
      ['b', 'রাহিমা খাতুন'],
      ['c', ''],
    ]);
    expect(namedAlike(names, 'AHMED')).toEqual(['a']);
    expect(namedAlike(names, 'খাতুন')).toEqual(['b']);
    expect(namedAlike(names, '.*')).toEqual([]);
  });
});
