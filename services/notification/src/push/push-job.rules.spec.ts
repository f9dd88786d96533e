import type { PushedNotice } from '@pothik/contracts/notification';
import { afterTry, isOutOfTime, messageOf, ttlSecondsOf } from './push-job.rules.js';

const NOW = new Date('2026-11-02T06:00:00.000Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const job = (fields = {}) => ({ until: inSeconds(600), tries: 1, unansweredTries: 1, ...fields });

const notice: PushedNotice = {
  to: ['driver'],
  title: { en: 'New ride request', bn: 'নতুন রাইডের অনুরোধ' },
  body: { en: 'Dhanmondi', bn: 'ধানমন্ডি' },
  past: { en: 'Over', bn: 'আর নেই' },
  path: '/driver/ride-request',
  until: inSeconds(30).toISOString(),
  stays: true,
};

describe('a message', () => {
  it('is the notice in one language, with its receipt', () => {
    expect(messageOf(notice, 'ride:1', 'bn', 'ab')).toEqual({
      v: 1,
      receipt: 'ab',
      tag: 'ride:1',
      title: 'নতুন রাইডের অনুরোধ',
      body: 'ধানমন্ডি',
      past: 'আর নেই',
      path: '/driver/ride-request',
      until: notice.until,
      quiet: false,
      stays: true,
    });
    expect(messageOf({ ...notice, quiet: true }, 'ride:1', 'en', 'ab')).toMatchObject({
      title: 'New ride request',
      quiet: true,
    });
  });

  it('is kept there until it is past, in whole seconds', () => {
    expect(ttlSecondsOf(inSeconds(30), NOW)).toBe(30);
    expect(ttlSecondsOf(inSeconds(0.2), NOW)).toBe(1);
  });
});

describe('a job', () => {
  it('ends without a try when its notice is past', () => {
    expect(isOutOfTime(job({ until: NOW }), NOW)).toBe(true);
    expect(isOutOfTime(job({ until: inSeconds(1) }), NOW)).toBe(false);
  });

  it('ends without a third try when two may have been sent', () => {
    expect([1, 2, 3].map((unansweredTries) => isOutOfTime(job({ unansweredTries }), NOW))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each(['sent', 'gone'] as const)('ends when it is %s', (kind) => {
    expect(afterTry(job(), { kind }, NOW)).toEqual({ end: kind });
  });

  it.each([
    [1, 2],
    [2, 4],
    [5, 32],
    [6, 60],
    [400, 60],
  ])('is tried again after try %i in %i seconds', (tries, seconds) => {
    expect(afterTry(job({ tries }), { kind: 'later', said: '' }, NOW)).toEqual({ dueAt: inSeconds(seconds) });
    expect(afterTry(job({ tries }), undefined, NOW)).toEqual({ dueAt: inSeconds(seconds) });
  });

  it.each(['keys-wrong', 'too-large', 'refused'] as const)('is tried twice where the fault is ours: %s', (kind) => {
    expect(afterTry(job({ tries: 1 }), { kind, said: '' }, NOW)).toEqual({ dueAt: inSeconds(2) });
    expect(afterTry(job({ tries: 2 }), { kind, said: '' }, NOW)).toEqual({ end: 'late' });
  });

  it('waits as long as the push service says, but no shorter than by itself', () => {
    expect(afterTry(job(), { kind: 'later', said: '', afterMs: 90_000 }, NOW)).toEqual({ dueAt: inSeconds(90) });
    expect(afterTry(job(), { kind: 'later', said: '', afterMs: 0 }, NOW)).toEqual({ dueAt: inSeconds(2) });
  });

  it('ends when it could only be tried again once its notice is past', () => {
    const asked = { kind: 'later', said: '', afterMs: 600_000 } as const;
    expect(afterTry(job(), asked, NOW)).toEqual({ end: 'late' });
    expect(afterTry(job({ until: inSeconds(2) }), undefined, NOW)).toEqual({ end: 'late' });
  });
});
