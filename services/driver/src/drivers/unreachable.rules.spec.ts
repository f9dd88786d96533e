import fc from 'fast-check';
import type { Driver } from './driver.rules.js';
import { type Absence, followAbsence } from './unreachable.rules.js';

const WINDOW_MS = 5 * 60_000;
const now = new Date('2026-11-02T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const online: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: ago(600),
  availabilityStatus: 'ONLINE',
  onlineSince: ago(60),
  licenseNumber: 'DK1234567',
  experience: 7,
};
const absence: Absence = { since: ago(6), saidAt: now, signs: [], isEngaged: false };
const follow = (fields: Partial<Absence> = {}, driver = online) =>
  followAbsence(driver, { ...absence, ...fields }, now, WINDOW_MS);

describe('an unreachable driver', () => {
  it('is set OFFLINE, since now and with the cause', () => {
    const change = follow();
    expect(change?.next).toMatchObject({
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'unreachable',
      availabilitySince: now,
      onlineSince: online.onlineSince,
    });
    expect(change?.events[0]?.payload).toMatchObject({ to: 'OFFLINE', cause: 'unreachable' });
  });

  it.each([
    ['no sign is known here', { signs: [undefined, undefined] }],
    ['the last answer is older', { signs: [ago(8)] }],
    ['the last answer is of the same call', { signs: [ago(5.99)] }],
    ['they came ONLINE with the last sign', { since: ago(60) }],
  ])('is set OFFLINE when %s', (_case, fields) => {
    expect(follow(fields)?.next.availabilityStatus).toBe('OFFLINE');
  });

  it('is set OFFLINE when they came ONLINE by a clock that was an hour ahead', () => {
    expect(follow({}, { ...online, onlineSince: ago(-60) })?.next.availabilityStatus).toBe('OFFLINE');
  });

  it.each([
    ['a position told since', { signs: [ago(1)] }],
    ['an answer since', { signs: [undefined, ago(4.9)] }],
    ['a call after it was said', { saidAt: ago(2), signs: [ago(1)] }],
    ['they came ONLINE after that', { since: ago(61) }],
    ['they are on a ride', { isEngaged: true }],
    ['it is said sooner than the window', { since: ago(4) }],
  ])('stays ONLINE: %s', (_case, fields) => {
    expect(follow(fields)).toBeUndefined();
  });

  it('who is OFFLINE already keeps the cause', () => {
    const offline: Driver = { ...online, availabilityStatus: 'OFFLINE', availabilityCause: 'unanswered' };
    expect(follow({}, offline)).toBeUndefined();
  });

  it('is decided from times alone, in whatever order they are known', () => {
    const moment = fc.option(fc.integer({ min: -2, max: 20 }).map(ago), { nil: undefined });
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 4 }), fc.integer({ min: 0, max: 20 }), (signs, since) => {
        const change = follow({ signs, since: ago(since) });
        expect(follow({ signs: signs.toReversed(), since: ago(since) })).toEqual(change);
        const last = Math.max(ago(since).getTime(), ...signs.map((sign) => sign?.getTime() ?? 0));
        expect(change !== undefined).toBe(now.getTime() - last >= WINDOW_MS);
      }),
    );
  });
});
