import { type AccessClaims, SESSION } from '@pothik/contracts/auth';
import { AccessTokens } from './session-token.js';

const FIRST = 'a-first-secret-of-more-than-32-characters';
const SECOND = 'a-second-secret-of-more-than-32-characters';
const NOW = new Date('2026-11-02T06:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const claims: AccessClaims = {
  sub: '64f000000000000000000001',
  email: 'rider@pothik.test',
  role: 'RIDER',
  verified: true,
  sid: '64f000000000000000000002',
  epoch: 3,
};

describe('an access token', () => {
  it('names the person, the session, the epoch and its end', async () => {
    const tokens = new AccessTokens(FIRST);
    const { token, expiresAt } = await tokens.issue(claims, NOW);
    expect(expiresAt).toEqual(later(SESSION.accessMs));
    expect(await tokens.verify(token, NOW)).toEqual({ ...claims, expiresAt });
  });

  it('of an administrator who must set up a second factor says so', async () => {
    const tokens = new AccessTokens(FIRST);
    const { token } = await tokens.issue({ ...claims, role: 'ADMIN', needsSecondFactor: true }, NOW);
    expect(await tokens.verify(token, NOW)).toMatchObject({ role: 'ADMIN', needsSecondFactor: true });
  });

  it('ends no later than its session', async () => {
    const tokens = new AccessTokens(FIRST);
    const { token, expiresAt } = await tokens.issue(claims, NOW, later(60_000));
    expect(expiresAt).toEqual(later(60_000));
    expect(await tokens.verify(token, later(60_000))).toBe('expired');
    expect((await tokens.issue(claims, NOW, later(SESSION.accessMs + 1))).expiresAt).toEqual(later(SESSION.accessMs));
  });

  it('is valid until its end, then expired', async () => {
    const tokens = new AccessTokens(FIRST);
    const { token } = await tokens.issue(claims, NOW);
    expect(await tokens.verify(token, later(SESSION.accessMs - 1000))).toMatchObject(claims);
    expect(await tokens.verify(token, later(SESSION.accessMs))).toBe('expired');
  });

  it('expires on time even if it was verified before', async () => {
    const tokens = new AccessTokens(FIRST);
    const { token } = await tokens.issue(claims, NOW);
    for (const now of [NOW, later(SESSION.accessMs - 1000)])
      expect(await tokens.verify(token, now)).toMatchObject(claims);
    expect(await tokens.verify(token, later(SESSION.accessMs))).toBe('expired');
  });

  it('stays valid while its key is still listed after a rotation', async () => {
    const { token } = await new AccessTokens(FIRST).issue(claims, NOW);
    expect(await new AccessTokens(`${SECOND}, ${FIRST}`).verify(token, NOW)).toMatchObject(claims);
    expect(await new AccessTokens(SECOND).verify(token, NOW)).toBe('invalid');
  });

  it.each(['', 'x', 'a.b.c', `${'a'.repeat(5000)}.b.c`])('is invalid when it is not one of ours: %p', async (token) => {
    expect(await new AccessTokens(FIRST).verify(token, NOW)).toBe('invalid');
  });

  it('is invalid when a claim was changed', async () => {
    const { token } = await new AccessTokens(FIRST).issue(claims, NOW);
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'SUPER_ADMIN', exp: 9e9 })).toString('base64url');
    expect(await new AccessTokens(FIRST).verify([header, forged, signature].join('.'), NOW)).toBe('invalid');
  });

  it('is never signed with a short key', () => {
    expect(() => new AccessTokens('short')).toThrow('SESSION_KEYS');
    expect(() => new AccessTokens(`${FIRST},`)).toThrow('SESSION_KEYS');
  });
});
