import { cursorOf, endedPerson, entryFrame, idFrame, isSessionOver, resetFrame, resumes } from './stream.rules.js';

describe('a stream starts', () => {
  it('after the Last-Event-ID, which precedes the number in the address', () => {
    expect(cursorOf('7', 3)).toBe(7);
    expect(cursorOf('0', 3)).toBe(0);
  });

  it('after the number in the address', () => {
    expect(cursorOf(undefined, 3)).toBe(3);
    expect(cursorOf('', 3)).toBe(3);
  });

  it('at the end without either', () => {
    expect(cursorOf(undefined, undefined)).toBeUndefined();
  });

  it.each(['x', '-1', '1.5', '1e3', '9'.repeat(20), ['1', '2']])('never at an invalid number: %p', (header) => {
    expect(() => cursorOf(header, 3)).toThrow('Last-Event-ID');
  });
});

describe('a cursor', () => {
  it('resumes when the next notification is stored, or there is none yet', () => {
    expect(resumes(4, 9, 5)).toBe(true);
    expect(resumes(9, 9, undefined)).toBe(true);
    expect(resumes(0, 0, undefined)).toBe(true);
  });

  it('resumes when notifications are added while it is read', () => {
    expect(resumes(9, 9, 10)).toBe(true);
  });

  it('needs a reset when notifications after it have expired', () => {
    expect(resumes(4, 9, 7)).toBe(false);
    expect(resumes(4, 9, undefined)).toBe(false);
  });

  it('needs a reset when it is ahead of the end', () => {
    expect(resumes(12, 9, undefined)).toBe(false);
  });
});

describe('the session of a stream', () => {
  it('is over when the stored epoch is higher than that of its token', () => {
    expect([isSessionOver(1, '2'), isSessionOver(9, '10')]).toEqual([true, true]);
  });

  it('continues with its own epoch or a lower one, and while either is unknown', () => {
    expect([isSessionOver(2, '2'), isSessionOver(3, '2')]).toEqual([false, false]);
    expect([isSessionOver(1, undefined), isSessionOver(undefined, '2')]).toEqual([false, false]);
  });
});

it('notifications and resets have their number as id, so that the browser resumes there', () => {
  const facts = { fare: 250, reason: 'line\nbreak' };
  const entry = { number: 3, kind: 'fare-set', subjectId: 'a'.repeat(24), facts, at: '2026-11-02T06:00:00Z' } as const;
  const [id, event, data, ...rest] = entryFrame(entry).split('\n');
  expect([id, event, ...rest]).toEqual(['id: 3', 'event: entry', '', '']);
  expect(JSON.parse((data as string).slice('data: '.length))).toEqual(entry);
  expect(resetFrame(9)).toBe('id: 9\nevent: reset\ndata: {}\n\n');
  expect(idFrame(9)).toBe('id: 9\n\n');
});

it('logging out everywhere ends the streams opened until then, a role change none', () => {
  const message = (reason: string) => JSON.stringify({ personId: 'p', epoch: 2, reason, at: '2026-11-02T06:00:00Z' });
  expect(endedPerson(message('everywhere'))).toEqual({ personId: 'p', openedUntil: new Date('2026-11-02T06:00:00Z') });
  expect(endedPerson(message('role'))).toBeUndefined();
});
