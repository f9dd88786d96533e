import { authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE, cookieNameOf, RATE_LIMIT } from '@pothik/contracts/platform';
import { type AuthPlatform, jarOf, PASSWORD, refused, startAuth } from '../testing/auth-platform.js';
import { SESSION_FAMILY_MODEL } from './session.model.js';

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const refreshTokenOf = (answer: Parameters<typeof jarOf>[0]) => jarOf(answer).values[COOKIE.refresh] as string;
const accessTokenOf = (answer: Parameters<typeof jarOf>[0]) => jarOf(answer).values[COOKIE.access] as string;
const linesOf = (answer: Parameters<typeof jarOf>[0]) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((line) => line.startsWith(`${COOKIE.refresh}=`));
const claimsOf = (answer: Parameters<typeof jarOf>[0]) =>
  auth.tokens.verify(accessTokenOf(answer), auth.platform.clock.now());

async function signedIn(email: string) {
  await auth.signUp(email);
  const answer = await auth.logIn(email);
  return { answer, refreshToken: refreshTokenOf(answer) };
}

describe('logging in', () => {
  it('sets the session cookies and shows no token in the body', async () => {
    const { answer } = await signedIn('cookies@pothik.test');
    const { values, attributes } = jarOf(answer);
    expect(answer.body.data.user).toMatchObject({ email: 'cookies@pothik.test', role: 'RIDER', verified: true });
    expect(new Date(answer.body.data.expiresAt).getTime()).toBe(auth.platform.clock.now().getTime() + SESSION.accessMs);
    expect(values[COOKIE.signedIn]).toBe('1');
    expect(attributes[COOKIE.access]).toBe('Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
    expect(attributes[COOKIE.refresh]).toBe('Max-Age=2592000; Path=/api/v1; HttpOnly; SameSite=Lax');
    expect(attributes[COOKIE.signedIn]).toBe('Max-Age=2592000; Path=/; SameSite=Lax');
    for (const name of [COOKIE.access, COOKIE.refresh])
      expect(JSON.stringify(answer.body)).not.toContain(values[name] as string);
  });

  it('issues an access token with person, session and epoch', async () => {
    const { answer } = await signedIn('claims@pothik.test');
    const { _id, email, role } = answer.body.data.user;
    expect(await claimsOf(answer)).toMatchObject({ sub: _id, email, role, verified: true, epoch: 1 });
    expect(await auth.tokens.verify(accessTokenOf(answer), new Date(answer.body.data.expiresAt))).toBe('expired');
  });

  it('stores the refresh token hashed', async () => {
    const { refreshToken } = await signedIn('hashed-token@pothik.test');
    const kept = await auth.platform.model('auth', SESSION_FAMILY_MODEL).find().lean();
    expect(JSON.stringify(kept)).toContain('tokenHash');
    expect(JSON.stringify(kept)).not.toContain(refreshToken);
  });

  it('is refused for an invalid form, an unknown person, a wrong password, an unverified e-mail', async () => {
    await auth.register('unproved@pothik.test');
    expect(refused(await auth.logIn('no'))).toEqual([400, 'Email is required']);
    expect(refused(await auth.logIn('unproved@pothik.test', 'short'))).toEqual([
      400,
      'Password must be at least 8 characters',
    ]);
    expect(refused(await auth.logIn('nobody@pothik.test'))).toEqual([404, 'User dos not exist']);
    expect(refused(await auth.logIn('unproved@pothik.test', 'Wrong#2026'))).toEqual([401, 'Password does not match']);
    expect(refused(await auth.logIn('unproved@pothik.test'))).toEqual([403, 'User not verified!']);
  });

  it.each([
    {},
    { email: 'a@b.test' },
    { email: { $gt: '' }, password: PASSWORD },
    { email: 'a@b.test', password: PASSWORD, x: 1 },
  ])('is refused for %j', async (form) => {
    const answer = await auth.platform.call(authHttp.login, form as never);
    expect([answer.status, answer.body.code, answer.headers['set-cookie']]).toEqual([
      400,
      'request/invalid',
      undefined,
    ]);
  });

  it('never reads the password from the URL', async () => {
    await auth.signUp('address@pothik.test');
    const { app } = auth.platform.service('auth');
    const query = new URLSearchParams({ email: 'address@pothik.test', password: PASSWORD });
    const answer = await app.inject({ method: 'POST', url: `/api/v1/auth/login?${query}` });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('is refused after 10 failures in 15 minutes, with the remaining time as Retry-After, then works again', async () => {
    await auth.signUp('guessed@pothik.test');
    const wrong = () => auth.logIn('guessed@pothik.test', 'Wrong#2026');
    const failures = await Promise.all(Array.from({ length: 12 }, wrong));
    const statuses = failures.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    auth.platform.clock.advance(60_000);
    const blocked = await auth.logIn('guessed@pothik.test');
    expect([blocked.status, blocked.body.code, blocked.headers['retry-after']]).toEqual([
      429,
      'request/too-many',
      '840',
    ]);
    auth.platform.clock.advance(RATE_LIMIT.failedLogInsPerAccount.windowMs);
    expect((await auth.logIn('guessed@pothik.test')).status).toBe(200);
  });

  it('with the right password resets the count of failures', async () => {
    await auth.signUp('forgetful@pothik.test');
    for (let round = 0; round < 2; round++) {
      for (let wrong = 0; wrong < 9; wrong++) await auth.logIn('forgetful@pothik.test', 'Wrong#2026');
      expect((await auth.logIn('forgetful@pothik.test')).status).toBe(200);
    }
  });
});

describe('a refresh', () => {
  it('exchanges the refresh token for new cookies of the same session', async () => {
    const { answer, refreshToken } = await signedIn('refresh@pothik.test');
    const renewed = await auth.refresh(refreshToken);
    expect(renewed.status).toBe(200);
    expect(refreshTokenOf(renewed)).not.toBe(refreshToken);
    const [before, after] = [await claimsOf(answer), await claimsOf(renewed)];
    expect(after).toMatchObject({ sid: (before as { sid: string }).sid });
  });

  it('works twice within 30 seconds, also concurrently, and every token it returns is valid', async () => {
    const { refreshToken } = await signedIn('tabs@pothik.test');
    const [first, second] = await Promise.all([auth.refresh(refreshToken), auth.refresh(refreshToken)]);
    auth.platform.clock.advance(SESSION.refreshGraceMs);
    const third = await auth.refresh(refreshToken);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    const tokens = [first, second, third].map(refreshTokenOf);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect((await auth.refresh(token)).status).toBe(200);
  });

  it('with a token used more than 30 seconds ago ends the whole family and clears the cookies', async () => {
    const { refreshToken } = await signedIn('stolen@pothik.test');
    const renewed = refreshTokenOf(await auth.refresh(refreshTokenOf(await auth.refresh(refreshToken))));
    auth.platform.clock.advance(SESSION.refreshGraceMs + 1);
    const reused = await auth.refresh(refreshToken);
    expect([reused.status, reused.body.code]).toEqual([401, 'auth/not-signed-in']);
    expect(jarOf(reused).values).toEqual({ accessToken: '', refreshToken: '', signedIn: '' });
    expect((await auth.refresh(renewed)).status).toBe(401);
    expect((await auth.logIn('stolen@pothik.test')).status).toBe(200);
  });

  it('clears the cookie of the former path before it sets the present one, and so does every answer that sets it', async () => {
    const { answer, refreshToken } = await signedIn('former-path@pothik.test');
    for (const setting of [answer, await auth.refresh(refreshToken)]) {
      const [cleared, set, ...more] = linesOf(setting);
      expect(cleared).toMatch(/^refreshToken=; .*Path=\/api\/v1\/auth;/);
      expect(set).toMatch(/^refreshToken=\S{44,}; .*Path=\/api\/v1;/);
      expect(more).toEqual([]);
    }
    const left = await auth.platform.call(authHttp.logout, {});
    expect(linesOf(left).map((line) => /Path=([^;]+)/.exec(line)?.[1])).toEqual(['/api/v1/auth', '/api/v1']);
  });

  it('is refused after 30 days', async () => {
    const { refreshToken } = await signedIn('month@pothik.test');
    auth.platform.clock.advance(SESSION.refreshMs);
    expect((await auth.refresh(refreshToken)).status).toBe(401);
  });

  it('is refused without a token, and with an unknown one', async () => {
    expect((await auth.platform.call(authHttp.refresh, {})).body.code).toBe('auth/not-signed-in');
    expect((await auth.refresh('unknown')).body.code).toBe('auth/not-signed-in');
  });
});

describe('logging out', () => {
  it('ends the session and clears the cookies', async () => {
    const { refreshToken } = await signedIn('out@pothik.test');
    const headers = { cookie: `${COOKIE.refresh}=${refreshToken}` };
    const answer = await auth.platform.call(authHttp.logout, {}, { headers });
    expect([answer.status, jarOf(answer).values]).toEqual([200, { accessToken: '', refreshToken: '', signedIn: '' }]);
    expect((await auth.refresh(refreshToken)).status).toBe(401);
  });

  it('ends the session also by its access token alone', async () => {
    const { answer, refreshToken } = await signedIn('out-by-access@pothik.test');
    const headers = { cookie: `${COOKIE.access}=${accessTokenOf(answer)}` };
    expect((await auth.platform.call(authHttp.logout, {}, { headers })).status).toBe(200);
    expect((await auth.refresh(refreshToken)).status).toBe(401);
  });

  it('always succeeds, also signed out', async () => {
    expect((await auth.platform.call(authHttp.logout, {})).status).toBe(200);
    const headers = { cookie: `${COOKIE.refresh}=unknown; ${COOKIE.access}=broken` };
    expect((await auth.platform.call(authHttp.logout, {}, { headers })).status).toBe(200);
  });
});

it('cookies are Secure exactly when the public address is https', async () => {
  const secure = await startAuth({ PUBLIC_URL: 'https://pothik.test' });
  try {
    await secure.signUp('secure@pothik.test');
    const { attributes } = jarOf(await secure.logIn('secure@pothik.test'));
    const names = [COOKIE.access, COOKIE.refresh, COOKIE.signedIn].map((cookie) => cookieNameOf(cookie, true));
    for (const name of names) expect(attributes[name]).toContain('Secure');
  } finally {
    await secure.close();
  }
});
