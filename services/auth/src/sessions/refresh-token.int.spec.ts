import { SESSION } from '@pothik/contracts/auth';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { openBrowser, refreshTokenIn } from '../testing/browser.js';
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
  // The present one, and the one it was exchanged for: nothing was exchanged since.
  expect(family?.tokens).toHaveLength(2);
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

describe('a token of the former release', () => {
  it('is exchanged for one of the same session', async () => {
    const former = await auth.formerRefreshToken(EMAIL, 33);
    const present = await exchanged(former);
    expect(await statusOf(present)).toBe(200);
    auth.platform.clock.advance(SESSION.refreshGraceMs);
    expect(await statusOf(former)).toBe(200);
  });

  it('ends its session when it is used again later', async () => {
    const former = await auth.formerRefreshToken(EMAIL, 33);
    const present = await exchanged(former);
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    expect([await statusOf(former), await statusOf(present)]).toEqual([401, 401]);
  });
});
