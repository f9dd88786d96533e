import { authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { openBrowser, refreshTokenIn } from '../testing/browser.js';
import { TOKENS_OF_FAMILY } from './refresh-token.rules.js';
import { REFRESH_TOKEN_MODEL, SESSION_FAMILY_MODEL, type SessionFamilyDocument } from './session.model.js';

const EMAIL = 'rahima@pothik.test';
const DAYS = 5;
const DAY_MS = 24 * 60 * 60_000;

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
  await auth.signUp(EMAIL);
});
afterAll(() => auth.close());

const families = () => auth.platform.model<SessionFamilyDocument>('auth', SESSION_FAMILY_MODEL);
const exchanged = async (token: string) => refreshTokenIn(await auth.refresh(token));
const statusOf = async (token: string) => (await auth.refresh(token)).status;

it('a session is one document, however often its token is exchanged', async () => {
  const { person, refreshToken } = await openBrowser(auth, EMAIL);
  let present = refreshToken;
  for (let day = 0; day < DAYS; day += 1) {
    present = await exchanged(present);
    auth.platform.clock.advance(DAY_MS);
  }
  const family = await families().findById(person.sessionId).lean();
  expect(family?.lastNumber).toBe(DAYS + 1);
  // The present one, the one it is a successor of, and the one before, which counts as used since this moment.
  expect(family?.tokens).toHaveLength(3);
  expect(await auth.platform.model('auth', REFRESH_TOKEN_MODEL).countDocuments()).toBe(0);
  expect(await statusOf(present)).toBe(200);
});

it('a token that its session has forgotten ends it, however old it is', async () => {
  const { refreshToken } = await openBrowser(auth, EMAIL);
  let present = refreshToken;
  for (let day = 0; day < DAYS; day += 1) {
    present = await exchanged(present);
    auth.platform.clock.advance(DAY_MS);
  }
  expect(await statusOf(refreshToken)).toBe(401);
  expect(await statusOf(present)).toBe(401);
});

it('a token that nobody issued is refused, and leaves the session that it names', async () => {
  const { refreshToken } = await openBrowser(auth, EMAIL);
  const [familyId, number, time, secret] = refreshToken.split('.');
  const forged = [familyId, number, time, secret, 'A'.repeat(43)].join('.');
  expect(await statusOf(forged)).toBe(401);
  expect(await statusOf(refreshToken)).toBe(200);
});

it('tokens that many tabs get for one at once are all good, each once', async () => {
  const { person, refreshToken } = await openBrowser(auth, EMAIL);
  const tokens = await Promise.all(Array.from({ length: 6 }, () => exchanged(refreshToken)));
  expect(new Set(tokens).size).toBe(6);
  for (const token of tokens) expect(await statusOf(token)).toBe(200);
  const { lastNumber } = await families().findById(person.sessionId).lean().orFail();
  expect(lastNumber).toBe(13);
});

it('a token whose answers were all lost is good for as long as it lives, and no longer', async () => {
  const { person, refreshToken } = await openBrowser(auth, EMAIL);
  for (let lost = 0; lost < TOKENS_OF_FAMILY + 1; lost += 1) {
    expect(await statusOf(refreshToken)).toBe(200);
    auth.platform.clock.advance(SESSION.accessMs);
  }
  const { tokens } = await families().findById(person.sessionId).lean().orFail();
  expect(tokens).toHaveLength(TOKENS_OF_FAMILY);
  expect(await statusOf(await exchanged(refreshToken))).toBe(200);
  auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
  expect(await statusOf(refreshToken)).toBe(401);
});

it('two copies of one token meet at the next exchange: whoever comes later ends the session', async () => {
  const { refreshToken } = await openBrowser(auth, EMAIL);
  const [owner, thief] = [await exchanged(refreshToken), await exchanged(refreshToken)];
  const owned = await exchanged(owner);
  auth.platform.clock.advance(SESSION.refreshGraceMs);
  const met = await exchanged(thief);
  // Both are successors of the owner's token now: one exchange counts the other as used.
  const onwards = await exchanged(owned);
  auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
  expect([await statusOf(met), await statusOf(onwards)]).toEqual([401, 401]);
});

it('of two tokens in one request the one issued last is read, in either order', async () => {
  const { refreshToken } = await openBrowser(auth, EMAIL);
  auth.platform.clock.advance(1);
  const present = await exchanged(await exchanged(refreshToken));
  auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
  const both = [`${COOKIE.refresh}=${refreshToken}`, `${COOKIE.refresh}=${present}`];
  for (const cookie of [both.join('; '), both.toReversed().join('; ')])
    expect((await auth.platform.call(authHttp.refresh, {}, { headers: { cookie } })).status).toBe(200);
});

describe('a token of the former release', () => {
  it('is exchanged for one of the same session, and again while none of its successors was', async () => {
    const former = await auth.formerRefreshToken(EMAIL, 33);
    await exchanged(former);
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    const present = await exchanged(former);
    expect(await statusOf(present)).toBe(200);
    auth.platform.clock.advance(SESSION.refreshGraceMs);
    expect(await statusOf(former)).toBe(200);
  });

  it('ends its session when it is used later than 30 s after a successor was exchanged', async () => {
    const former = await auth.formerRefreshToken(EMAIL, 33);
    const present = await exchanged(await exchanged(former));
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    expect([await statusOf(former), await statusOf(present)]).toEqual([401, 401]);
  });
});
