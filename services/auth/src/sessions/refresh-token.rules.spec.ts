import { SESSION } from '@pothik/contracts/auth';
import {
  type IssuedToken,
  issuedLast,
  presentedToken,
  TOKENS_OF_FAMILY,
  tokensAfterExchange,
} from './refresh-token.rules.js';

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
  const successor = (tokenHash: string, of: string, fields: Partial<IssuedToken> = {}) =>
    token(tokenHash, { ...fields, successorOf: of });
  /** Two copies of `first` got a successor each; nobody used either. */
  const twoCopies = [token('first'), successor('one', 'first'), successor('other', 'first')];

  it('keep a token unused until a successor of it is exchanged, however late it is exchanged again', () => {
    expect(tokensAfterExchange([token('first')], token('first'), token('one'), NOW)).toEqual([
      token('first'),
      successor('one', 'first'),
    ]);
    expect(tokensAfterExchange(twoCopies, token('first'), token('third'), NOW)).toEqual([
      ...twoCopies,
      successor('third', 'first'),
    ]);
  });

  it('count the token before and its other successors as used once a successor is exchanged', () => {
    const tokens = tokensAfterExchange(twoCopies, successor('one', 'first'), token('next'), NOW);
    expect(tokens).toEqual([
      successor('one', 'first'),
      token('first', { usedAt: NOW }),
      successor('other', 'first', { usedAt: NOW }),
      successor('next', 'one'),
    ]);
  });

  it('give a late use one more successor of the token that was exchanged last, so that copies meet', () => {
    const other = successor('other', 'first', { usedAt: ago(SESSION.refreshGraceMs) });
    const known = [successor('one', 'first'), other, successor('next', 'one')];
    const met = tokensAfterExchange(known, other, token('of the late'), NOW);
    expect(met).toEqual([...known, successor('of the late', 'one')]);
    const after = tokensAfterExchange(met, successor('of the late', 'one'), token('last'), NOW);
    expect(after.filter(({ usedAt }) => usedAt === null).map(({ tokenHash }) => tokenHash)).toEqual([
      'of the late',
      'last',
    ]);
  });

  it('keep the time from which a token counts as used', () => {
    const used = token('used', { usedAt: ago(10) });
    const known = [used, token('first'), successor('one', 'first')];
    const tokens = tokensAfterExchange(known, successor('one', 'first'), token('new'), NOW);
    expect(tokens).toContainEqual(used);
  });

  it('leave out the used ones after their 30 seconds, and the expired ones', () => {
    const known = [
      token('long ago', { usedAt: ago(SESSION.refreshGraceMs + 1) }),
      token('just now', { usedAt: ago(SESSION.refreshGraceMs) }),
      token('expired', { expiresAt: NOW }),
      token('first'),
    ];
    expect(hashesOf(tokensAfterExchange(known, token('first'), token('new'), NOW))).toEqual([
      'first',
      'just now',
      'new',
    ]);
  });

  it('are at most 50: the oldest successor goes, never the token whose answers were lost', () => {
    const lost = Array.from({ length: TOKENS_OF_FAMILY - 1 }, (_, number) => successor(`lost ${number}`, 'first'));
    const tokens = tokensAfterExchange([token('first'), ...lost], token('first'), token('new'), NOW);
    expect(tokens).toHaveLength(TOKENS_OF_FAMILY);
    expect(hashesOf(tokens)).not.toContain('lost 0');
    expect([tokens.at(0), tokens.at(-1)]).toEqual([token('first'), successor('new', 'first')]);
  });

  it('know a token of a release before, which its family did not store', () => {
    expect(tokensAfterExchange([], token('former'), token('new'), NOW)).toEqual([
      token('former'),
      successor('new', 'former'),
    ]);
  });
});

describe('of several refresh tokens in one request', () => {
  const later = { ...stated, expiresAt: new Date(LATER.getTime() + 1) };

  it('the one issued last is read, wherever it stands', () => {
    expect([issuedLast([stated, later]), issuedLast([later, stated])]).toEqual([1, 0]);
    expect(issuedLast([{ ...stated, number: 8 }, stated])).toBe(0);
  });

  it('one of an earlier form comes after all others', () => {
    expect(issuedLast([stated, undefined])).toBe(0);
  });

  it('of equals the last is read', () => {
    expect([issuedLast([stated, stated]), issuedLast([undefined, undefined])]).toEqual([1, 1]);
  });
});
