import { authHttp } from '@pothik/contracts/auth';
import { COOKIE, RATE_LIMIT } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import { SessionRepository } from '../sessions/session.repository.js';
import { type AuthPlatform, jarOf, PASSWORD, refused, startAuth } from '../testing/auth-platform.js';

const { maximum, windowMs } = RATE_LIMIT.failedLogInsPerAccount;
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const WRONG = 'Wrong#2026';

async function failTenTimes(email: string): Promise<void> {
  for (let failed = 0; failed < maximum; failed += 1) await auth.logIn(email, WRONG);
}

async function deleted(email: string): Promise<void> {
  const account = await auth.signUp(email);
  const answer = await auth.platform.call(authHttp.deleteMe, { password: PASSWORD }, { as: auth.as(account) });
  expect(answer.status).toBe(200);
}

describe('log-in is refused, in this order,', () => {
  it('for an invalid form, also after 10 failures', async () => {
    await auth.signUp('form@pothik.test');
    await failTenTimes('form@pothik.test');
    expect(refused(await auth.logIn('form@pothik.test', 'short'))).toEqual([
      400,
      'Password must be at least 8 characters',
    ]);
  });

  it('after 10 failures, whether the account exists or not and the password is right or not', async () => {
    await auth.signUp('blocked@pothik.test');
    await deleted('blocked-deleted@pothik.test');
    for (const email of ['blocked@pothik.test', 'blocked-nobody@pothik.test', 'blocked-deleted@pothik.test']) {
      await failTenTimes(email);
      for (const password of [PASSWORD, WRONG]) {
        const answer = await auth.logIn(email, password);
        expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
          429,
          'request/too-many',
          String(windowMs / 1000),
        ]);
      }
    }
  });

  it("with 'User dos not exist', then 'User is deleted!', whatever the password", async () => {
    await deleted('gone@pothik.test');
    for (const password of [PASSWORD, WRONG]) {
      expect(refused(await auth.logIn('nobody@pothik.test', password))).toEqual([404, 'User dos not exist']);
      expect(refused(await auth.logIn('gone@pothik.test', password))).toEqual([403, 'User is deleted!']);
    }
  });

  it("with 'Password does not match' before 'User not verified!'", async () => {
    await auth.register('unproved@pothik.test');
    expect(refused(await auth.logIn('unproved@pothik.test', WRONG))).toEqual([401, 'Password does not match']);
    expect(refused(await auth.logIn('unproved@pothik.test'))).toEqual([403, 'User not verified!']);
  });

  it('and never sets a session; only the right password of a registration sets its cookie', async () => {
    for (const email of ['nobody@pothik.test', 'gone@pothik.test', 'no'])
      expect((await auth.logIn(email)).headers['set-cookie']).toBeUndefined();
    expect((await auth.logIn('unproved@pothik.test', WRONG)).headers['set-cookie']).toBeUndefined();
    expect(Object.keys(jarOf(await auth.logIn('unproved@pothik.test')).values)).toEqual([COOKIE.registration]);
  });
});

it('log-out is always 200 and clears the cookies, even when the session cannot be ended', async () => {
  await auth.signUp('leaves@pothik.test');
  const { values } = jarOf(await auth.logIn('leaves@pothik.test'));
  const headers = { cookie: `refreshToken=${values.refreshToken}` };
  const sessions = auth.platform.service('auth').app.get(SessionRepository, { strict: false });
  const away = jest
    .spyOn(sessions, 'findFamily')
    .mockRejectedValue(new EngineUnavailable('database', new Error('away')));
  try {
    const answer = await auth.platform.call(authHttp.logout, {}, { headers });
    expect(away).toHaveBeenCalled();
    expect([answer.status, jarOf(answer).values]).toEqual([200, { accessToken: '', refreshToken: '', signedIn: '' }]);
  } finally {
    away.mockRestore();
  }
});
