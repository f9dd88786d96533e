import { type Point, straightMetres } from '@pothik/contracts/platform';
import {
  changeConsent,
  isUsed,
  isWatched,
  nextPositionMs,
  requirePosition,
  type ToldPosition,
} from './position.rules.js';

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

describe('a position is used', () => {
  const LIMITS = { errorMetres: 200, speedKmh: 150 };
  const BANANI = { lat: 23.7937, lng: 90.4066 };
  const CHATTOGRAM = { lat: 22.3569, lng: 91.7832 };
  const UTTARA = { lat: 23.8747, lng: 90.4003 };
  /** So many metres north of Banani. */
  const north = (metres: number): Point => ({ lat: BANANI.lat + metres / 111_195, lng: BANANI.lng });
  const told = (seconds: number, point: Point, accuracy?: number): ToldPosition => ({
    point,
    at: new Date(now.getTime() + seconds * 1000),
    ...(accuracy === undefined ? {} : { accuracy }),
  });

  /** Which of these are used, told one after another; the last used one counts for a minute. */
  function used(positions: readonly ToldPosition[]): boolean[] {
    let last: ToldPosition | undefined;
    return positions.map((one, index) => {
      const recent = ({ at }: ToldPosition) => one.at.getTime() - at.getTime() < 60_000;
      const before = positions.slice(0, index).filter(recent);
      const isNow = isUsed(one, { last: last && recent(last) ? last : undefined, before }, LIMITS, straightMetres);
      if (isNow) last = { point: one.point, at: one.at };
      return isNow;
    });
  }

  const [YES, NO] = [true, false];
  it.each<[string, ToldPosition[], boolean[]]>([
    [
      'not in Chattogram and Uttara four seconds after Banani',
      [told(0, BANANI, 10), told(4, CHATTOGRAM, 10), told(8, UTTARA, 10), told(12, BANANI, 10)],
      [YES, NO, NO, YES],
    ],
    [
      'never where lies alternate with it',
      [0, 4, 8, 12, 16, 20, 24].map((seconds, index) => told(seconds, index % 2 ? CHATTOGRAM : BANANI)),
      [YES, NO, YES, NO, YES, NO, YES],
    ],
    ['at 149 km/h', [told(0, BANANI), told(10, north(413))], [YES, YES]],
    ['not at 151 km/h', [told(0, BANANI), told(10, north(420))], [YES, NO]],
    ['at 151 km/h within its own error', [told(0, BANANI), told(10, north(420), 10)], [YES, YES]],
    ['after a tunnel', [told(0, BANANI), told(45, north(1_800))], [YES, YES]],
    ['after a ferry of ten minutes', [told(0, BANANI), told(600, north(6_000))], [YES, YES]],
    [
      'after a jump that two more agree with',
      [told(0, BANANI), told(5, UTTARA), told(10, UTTARA), told(15, UTTARA), told(20, UTTARA)],
      [YES, NO, NO, YES, YES],
    ],
    [
      'after a jump to a driver who moves on',
      [told(0, BANANI), told(5, north(9_000)), told(10, north(9_150)), told(15, north(9_300))],
      [YES, NO, NO, YES],
    ],
    ['at once when the phone was off for a minute', [told(0, BANANI), told(60, CHATTOGRAM)], [YES, YES]],
    [
      'not for being told several times at once',
      [told(0, BANANI), told(4, UTTARA), told(4, UTTARA), told(4, UTTARA)],
      [YES, NO, NO, NO],
    ],
    ['with an error of 200 m', [told(0, BANANI, 200)], [YES]],
    [
      'with a larger error, first of all, once two more agree',
      [told(0, BANANI, 201), told(5, north(100), 900), told(10, BANANI, 500), told(15, BANANI, 900)],
      [NO, NO, YES, YES],
    ],
    [
      'not with an error of 50 km that lies elsewhere each time',
      [told(0, BANANI, 50_000), told(5, UTTARA, 50_000), told(10, BANANI, 50_000)],
      [NO, NO, NO],
    ],
    ['at once when it is exact after a bad one', [told(0, UTTARA, 5_000), told(5, BANANI, 12)], [NO, YES]],
    [
      'not when of the two before it one lies elsewhere',
      [told(0, BANANI, 900), told(5, CHATTOGRAM, 900), told(10, BANANI, 900)],
      [NO, NO, NO],
    ],
  ])('%s', (_case, positions, expected) => {
    expect(used(positions)).toEqual(expected);
  });
});
