import {
  checkAtAuth,
  checkSession,
  cursorOf,
  EVERY_TOPIC,
  endedSessions,
  endsStream,
  entryFrame,
  idFrame,
  readerOf,
  remainingMs,
  resetFrame,
  resumes,
  topicsOf,
} from './stream.rules.js';

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

it('a page names its streams by 8 to 64 plain characters; other readers need no name', () => {
  expect([readerOf('a1B2-c3_d4'), readerOf(''), readerOf(undefined)]).toEqual(['a1B2-c3_d4', undefined, undefined]);
  for (const name of ['short', 'x'.repeat(65), 'with a space', ['a1b2c3d4', 'a1b2c3d4']])
    expect(() => readerOf(name)).toThrow('X-Pothik-Stream-Reader');
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
  it('is over once it was ended', () => {
    expect(checkSession(2, { epoch: 2, ended: true })).toBe('over');
  });

  it('is open under the epoch it is known by, or a lower one', () => {
    expect([checkSession(2, { epoch: 2, ended: false }), checkSession(3, { epoch: 2, ended: false })]).toEqual([
      'open',
      'open',
    ]);
  });

  it('goes on with another token after a role change, and is over after what ends sessions: auth knows which', () => {
    expect(checkAtAuth(1, { epoch: 2, ended: false })).toBe('stale');
    expect(checkAtAuth(1, { epoch: 2, ended: true })).toBe('over');
    expect(checkAtAuth(undefined, { epoch: 2, ended: false })).toBe('open');
  });

  it('is asked about after a raise: a role change raises the epoch too', () => {
    expect(checkSession(1, { epoch: 2, ended: false })).toBe('ask');
    expect(checkSession(undefined, { epoch: 2, ended: false })).toBe('ask');
  });
});

it('a stream ends with its access token, and never where the gateway states no end', () => {
  const now = new Date('2026-11-02T06:00:00Z');
  expect(remainingMs(new Date('2026-11-02T06:14:00Z'), now)).toBe(840_000);
  expect(remainingMs(new Date('2026-11-02T05:59:00Z'), now)).toBe(0);
  expect(remainingMs(undefined, now)).toBeUndefined();
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

describe('a message of auth', () => {
  const at = '2026-11-02T06:00:00Z';
  const endedAt = new Date(at);
  const message = (fields: object) => JSON.stringify({ personId: 'p', epoch: 2, reason: 'everywhere', at, ...fields });
  const stream = (fields: object = {}) => ({ sessionId: 's', epoch: 1, openedAt: endedAt, ...fields });
  const ends = (fields: object, ...streams: ReturnType<typeof stream>[]) => {
    const ended = endedSessions(message(fields));
    return streams.map((one) => endsStream(ended, one));
  };

  it('about every session ends the streams opened until then', () => {
    expect(endedSessions(message({}))).toEqual({
      ...{ personId: 'p', sessionId: undefined, epoch: 2 },
      ...{ endedAt, sessionsGoOn: false },
    });
    const later = stream({ openedAt: new Date(endedAt.getTime() + 1) });
    expect(ends({}, stream(), stream({ epoch: undefined }), later)).toEqual([true, true, false]);
  });

  it('about every session spares the stream of a session that began with it, whatever the clocks say', () => {
    expect(ends({}, stream({ epoch: 2 }))).toEqual([false]);
  });

  it('about one session ends its streams alone, whenever they were opened', () => {
    const later = { openedAt: new Date(endedAt.getTime() + 1), epoch: 2 };
    expect(ends({ sessionId: 's' }, stream(later), stream({ sessionId: 'other' }))).toEqual([true, false]);
  });

  it('about a role change ends the streams of the former role, whose sessions go on', () => {
    expect(endedSessions(message({ reason: 'role' })).sessionsGoOn).toBe(true);
    expect(ends({ reason: 'role' }, stream(), stream({ epoch: 2 }))).toEqual([true, false]);
  });
});

it('a notification changes its topics and the notifications themselves; of a former release it is not known', () => {
  expect(topicsOf({ changes: ['ride'] })).toEqual(['ride', 'notifications']);
  expect([topicsOf({}), topicsOf(undefined)]).toEqual([undefined, undefined]);
  expect(EVERY_TOPIC).toEqual(expect.arrayContaining(['ride', 'notifications', 'free-drivers']));
});
