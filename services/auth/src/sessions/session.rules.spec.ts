import { SESSION } from '@pothik/contracts/auth';
import { decideRefresh, type RefreshToken, refreshTokenEnd } from './session.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const open = { endedAt: null };
const token = (fields: Partial<RefreshToken> = {}): RefreshToken => ({
  familyId: '64f000000000000000000001',
  usedAt: null,
  expiresAt: refreshTokenEnd(NOW),
  ...fields,
});

describe('a refresh token', () => {
  it('is traded for another one while fresh', () => {
    expect(decideRefresh(token(), open, NOW)).toBe('renew');
  });

  it('is good for 30 seconds after its use', () => {
    expect(decideRefresh(token({ usedAt: ago(SESSION.refreshGraceMs) }), open, NOW)).toBe('renew');
  });

  it('ends its family when it is used again later', () => {
    expect(decideRefresh(token({ usedAt: ago(SESSION.refreshGraceMs + 1) }), open, NOW)).toBe('end-family');
  });

  it('is refused when unknown, or its family is gone or ended', () => {
    expect(decideRefresh(undefined, open, NOW)).toBe('refuse');
    expect(decideRefresh(token(), undefined, NOW)).toBe('refuse');
    expect(decideRefresh(token(), { endedAt: ago(1) }, NOW)).toBe('refuse');
  });

  it('is good for 30 days', () => {
    expect(refreshTokenEnd(NOW)).toEqual(new Date('2026-12-02T06:00:00Z'));
    expect(decideRefresh(token({ expiresAt: new Date(NOW.getTime() + 1) }), open, NOW)).toBe('renew');
    expect(decideRefresh(token({ expiresAt: NOW }), open, NOW)).toBe('refuse');
  });
});
