import { SESSION } from '@pothik/contracts/auth';
import { type IssuedToken, presentedToken, TOKENS_OF_FAMILY, tokensAfterExchange } from './refresh-token.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const LATER = new Date(NOW.getTime() + SESSION.refreshMs);
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const token = (tokenHash: string, fields: Partial<IssuedToken> = {}): IssuedToken => ({
  tokenHash,
  usedAt: null,
  expiresAt: LATER,
  ...fields,
});
const stated = { familyId: '64f000000000000000000001', number: 7, expiresAt: LATER };
const hashesOf = (tokens: readonly IssuedToken[]) => tokens.map(({ tokenHash }) => tokenHash);

describe('a refresh token that is presented', () => {
  it('is as its family knows it, signed or not', () => {
    const known = [token('first', { usedAt: ago(5) }), token('second')];
    expect(presentedToken('first', stated, false, known)).toMatchObject({ usedAt: ago(5) });
    expect(presentedToken('second', stated, true, known)).toMatchObject({ usedAt: null });
  });

  it('was used long ago when its family has forgotten it and this platform signed it', () => {
    const forgotten = presentedToken('first', stated, true, [token('second')]);
    expect(forgotten).toEqual({ usedAt: new Date(0), expiresAt: LATER });
  });

  it('is unknown when nobody signed it', () => {
    expect(presentedToken('forged', stated, false, [token('second')])).toBeUndefined();
  });
});

describe('the tokens of a family after an exchange', () => {
  it('are the new one, the unused ones, and the used ones within their 30 seconds', () => {
    const known = [
      token('long ago', { usedAt: ago(SESSION.refreshGraceMs + 1) }),
      token('just now', { usedAt: ago(SESSION.refreshGraceMs) }),
      token('exchanged'),
      token('of another tab'),
    ];
    const tokens = tokensAfterExchange(known, 'exchanged', token('new'), NOW);
    expect(hashesOf(tokens)).toEqual(['just now', 'exchanged', 'of another tab', 'new']);
    expect(tokens[1]).toEqual(token('exchanged', { usedAt: NOW }));
  });

  it('keep the time of the first use', () => {
    const known = [token('used', { usedAt: ago(10) })];
    expect(tokensAfterExchange(known, 'used', token('new'), NOW)[0]?.usedAt).toEqual(ago(10));
  });

  it('leave out the expired ones', () => {
    const known = [token('expired', { expiresAt: NOW }), token('exchanged')];
    expect(hashesOf(tokensAfterExchange(known, 'exchanged', token('new'), NOW))).toEqual(['exchanged', 'new']);
  });

  it('are at most 50: the oldest goes', () => {
    const known = Array.from({ length: TOKENS_OF_FAMILY }, (_, number) => token(`unused ${number}`));
    const tokens = tokensAfterExchange(known, 'unused 49', token('new'), NOW);
    expect(tokens).toHaveLength(TOKENS_OF_FAMILY);
    expect(hashesOf(tokens)).not.toContain('unused 0');
    expect(tokens.at(-1)).toEqual(token('new'));
  });
});
