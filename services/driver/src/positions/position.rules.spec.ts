import { changeConsent, isWatched, nearestFirst, nextPositionMs, requirePosition } from './position.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const point = { lat: 23.75, lng: 90.39 };
const online = { availabilityStatus: 'ONLINE' as const, positionConsentAt: secondsAgo(3600) };

describe('a position is taken', () => {
  it('from a driver who is ONLINE and consented', () => {
    expect(() => requirePosition(online, undefined, now)).not.toThrow();
    expect(() => requirePosition(online, { point, at: secondsAgo(4) }, now)).not.toThrow();
  });

  it.each([
    ['without consent', { ...online, positionConsentAt: null }, undefined, 'driver/position-without-consent'],
    [
      'before consent was ever given',
      { availabilityStatus: 'ONLINE' as const },
      undefined,
      'driver/position-without-consent',
    ],
    [
      'while OFFLINE',
      { ...online, availabilityStatus: 'OFFLINE' as const },
      undefined,
      'driver/position-while-offline',
    ],
    ['a second after the last one', online, { point, at: secondsAgo(1) }, 'request/too-many'],
  ])('but not %s', (_case, driver, last, code) => {
    expect(() => requirePosition(driver, last, now)).toThrow(expect.objectContaining({ code }));
  });

  it('and is told every 5 s while moving, every 30 s while standing', () => {
    expect([nextPositionMs(undefined), nextPositionMs(25), nextPositionMs(24)]).toEqual([5_000, 5_000, 30_000]);
  });
});

describe('the consent', () => {
  it('is recorded with its time and withdrawn', () => {
    const without = { availabilityStatus: 'ONLINE' as const, positionConsentAt: null as Date | null };
    expect(changeConsent(without, true, now)?.next.positionConsentAt).toBe(now);
    expect(changeConsent(online, false, now)?.next.positionConsentAt).toBeNull();
  });

  it('keeps its first time when given again', () => {
    expect(changeConsent(online, true, now)).toBeUndefined();
  });
});

it('a ride’s driver is seen from ACCEPTED to its end', () => {
  const watched = (['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED', 'CANCELLED'] as const).filter(
    (status) => isWatched({ status }),
  );
  expect(watched).toEqual(['ACCEPTED', 'PICKED UP', 'IN TRANSIT']);
});

it('the nearest come first, and the longest free of equally near ones; unknown places last', () => {
  const metres = new Map([
    ['a', 900],
    ['b', 120],
    ['c', 30],
  ]);
  expect(nearestFirst(['x', 'a', 'b', 'c'], metres)).toEqual(['b', 'c', 'a', 'x']);
});
