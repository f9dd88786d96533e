import { SESSION } from '@pothik/contracts/auth';
import {
  beyondLimit,
  decideRefresh,
  isOfFormerRelease,
  isOver,
  type RefreshToken,
  refreshTokenEnd,
  type SessionFamily,
  sessionEnd,
} from './session.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const family = (fields: Partial<SessionFamily> = {}): SessionFamily => ({
  _id: '64f000000000000000000001',
  epoch: 3,
  startedAt: NOW,
  endedAt: null,
  ...fields,
});
const account = { deletedAt: null, role: 'RIDER' as const };
const token = (fields: Partial<RefreshToken> = {}): RefreshToken => ({
  usedAt: null,
  expiresAt: refreshTokenEnd(NOW),
  ...fields,
});

describe('a refresh token', () => {
  it('is exchanged for another one while unused', () => {
    expect(decideRefresh(token(), family(), account, NOW)).toBe('renew');
  });

  it('is valid for 30 seconds after its use', () => {
    const used = token({ usedAt: ago(SESSION.refreshGraceMs) });
    expect(decideRefresh(used, family(), account, NOW)).toBe('renew');
  });

  it('ends its family when it is used again later', () => {
    const used = token({ usedAt: ago(SESSION.refreshGraceMs + 1) });
    expect(decideRefresh(used, family(), account, NOW)).toBe('end-family');
  });

  it('is refused when its token, family or account is unknown, or its session is over', () => {
    expect(decideRefresh(undefined, family(), account, NOW)).toBe('refuse');
    expect(decideRefresh(token(), undefined, account, NOW)).toBe('refuse');
    expect(decideRefresh(token(), family(), undefined, NOW)).toBe('refuse');
    expect(decideRefresh(token(), family({ endedAt: ago(1) }), account, NOW)).toBe('refuse');
  });

  it('is valid for 30 days', () => {
    expect(refreshTokenEnd(NOW)).toEqual(new Date('2026-12-02T06:00:00Z'));
    const last = token({ expiresAt: new Date(NOW.getTime() + 1) });
    expect(decideRefresh(last, family(), account, NOW)).toBe('renew');
    expect(decideRefresh(token({ expiresAt: NOW }), family(), account, NOW)).toBe('refuse');
  });
});

describe('the session of an administrator', () => {
  const HOUR_MS = 3_600_000;
  const DAY_MS = 24 * HOUR_MS;
  const issuedAt = (time: Date) => token({ expiresAt: refreshTokenEnd(time) });
  const administrator = { deletedAt: null, role: 'ADMIN' as const };

  it('is over 12 hours after its last refresh, that of anybody else is not', () => {
    const before = issuedAt(ago(12 * HOUR_MS - 1));
    const after = issuedAt(ago(12 * HOUR_MS));
    expect(decideRefresh(before, family({ startedAt: ago(DAY_MS) }), administrator, NOW)).toBe('renew');
    expect(decideRefresh(after, family({ startedAt: ago(DAY_MS) }), administrator, NOW)).toBe('refuse');
    expect(decideRefresh(after, family({ startedAt: ago(DAY_MS) }), account, NOW)).toBe('renew');
  });

  it('is over 7 days after its log-in, however often it was refreshed, that of anybody else is not', () => {
    const [before, after] = [family({ startedAt: ago(7 * DAY_MS - 1) }), family({ startedAt: ago(7 * DAY_MS) })];
    expect(decideRefresh(issuedAt(ago(1)), before, administrator, NOW)).toBe('renew');
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
      expect(decideRefresh(issuedAt(ago(1)), after, { deletedAt: null, role }, NOW)).toBe('refuse');
    expect(decideRefresh(issuedAt(ago(1)), after, account, NOW)).toBe('renew');
  });

  it('ends, for its access tokens, 7 days after the log-in', () => {
    expect(sessionEnd(administrator, NOW)).toEqual(new Date('2026-11-09T06:00:00Z'));
    for (const role of ['RIDER', 'DRIVER'] as const) expect(sessionEnd({ role }, NOW)).toBeUndefined();
  });
});

describe('a session', () => {
  const ended = (below: number, kept: string | null = null) => ({ deletedAt: null, sessionsEnded: { below, kept } });

  it('is over when it was logged out or its account is deleted', () => {
    expect(isOver(family(), account)).toBe(false);
    expect(isOver(family({ endedAt: NOW }), account)).toBe(true);
    expect(isOver(family(), { deletedAt: NOW })).toBe(true);
  });

  it('is over when sessions were ended after its password was checked', () => {
    expect(isOver(family({ epoch: 3 }), ended(4))).toBe(true);
    expect(isOver(family({ epoch: 4 }), ended(4))).toBe(false);
  });

  it('continues when it is the kept one, unless it is logged out', () => {
    expect(isOver(family(), ended(4, '64f000000000000000000001'))).toBe(false);
    expect(isOver(family(), ended(4, '64f000000000000000000002'))).toBe(true);
    expect(isOver(family({ endedAt: NOW }), ended(4, '64f000000000000000000001'))).toBe(true);
  });

  it('without an epoch is over once sessions were ended', () => {
    const { epoch: _none, ...older } = family();
    expect(isOver(older as SessionFamily, account)).toBe(false);
    expect(isOver(older as SessionFamily, ended(2))).toBe(true);
  });
});

describe('a refresh token in a cookie without prefix', () => {
  const tokenOf = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64url');

  it('is believed when a release before the prefix issued it: those had 32 bytes', () => {
    expect(isOfFormerRelease(tokenOf(32))).toBe(true);
  });

  it('is not believed when a later release issued it', () => {
    expect(isOfFormerRelease(tokenOf(33))).toBe(false);
    expect(isOfFormerRelease(`64f000000000000000000001.1.1762063200000.${tokenOf(32)}.${tokenOf(32)}`)).toBe(false);
  });
});

describe('the sessions of an account', () => {
  const begun = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...family({ _id: `64f0000000000000000000${String(at).padStart(2, '0')}` }),
      startedAt: ago((count - at) * 1_000),
    }));

  it('all stay while they are 20', () => {
    expect(beyondLimit(begun(SESSION.perAccount), account)).toEqual([]);
  });

  it('beyond 20 end, the oldest first, in whatever order they are read', () => {
    const families = begun(SESSION.perAccount + 2);
    const oldest = [families[1], families[0]];
    expect(beyondLimit(families, account)).toEqual(oldest);
    expect(beyondLimit([...families].reverse(), account)).toEqual(oldest);
  });

  it('that began at the same moment are told apart by their ids', () => {
    const families = begun(SESSION.perAccount + 1).map((one) => ({ ...one, startedAt: NOW }));
    expect(beyondLimit(families, account)).toEqual([families[0]]);
    expect(beyondLimit([...families].reverse(), account)).toEqual([families[0]]);
  });

  it('that are over do not count', () => {
    const [oldest, ...others] = begun(SESSION.perAccount + 1);
    const families = [oldest as (typeof others)[number], ...others];
    const sessionsEnded = { below: 4, kept: String(oldest?._id) };
    expect(beyondLimit(families, { deletedAt: null, sessionsEnded })).toEqual([]);
    expect(beyondLimit([{ ...others[0], endedAt: NOW } as (typeof families)[number], ...families], account)).toEqual([
      oldest,
    ]);
  });
});
