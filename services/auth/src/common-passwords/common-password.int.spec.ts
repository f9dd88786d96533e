import { authHttp } from '@pothik/contracts/auth';
import { type AuthPlatform, PASSWORD, refused, startAuth } from '../testing/auth-platform.js';
import { logInBrowser } from '../testing/browser.js';

const COMMON = ['P@ssw0rd', 'PASSW0RD1!', 'Pa$$w0rd', 'Zaq!2wsx', 'Password1!', 'Qwerty123!'];
const SENTENCE = 'This password is too common. Choose one that is harder to guess.';
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

interface Refused {
  status: number;
  body: { code?: string; message: string; errors?: unknown };
}

const expectTooCommon = (answer: Refused) => {
  expect([answer.body.code, ...refused(answer)]).toEqual(['request/invalid', 400, SENTENCE]);
  expect(answer.body.errors).toEqual([{ field: 'password', message: SENTENCE }]);
};
describe('a common password', () => {
  it.each(COMMON)('is refused at registration: %s', async (password) => {
    expectTooCommon(await auth.register('common@pothik.test', password));
  });

  it('is refused when the password is changed, and nothing changes', async () => {
    await auth.signUp('common-change@pothik.test');
    const { person } = await logInBrowser(auth, 'common-change@pothik.test');
    const form = { currentPassword: PASSWORD, password: 'P@ssw0rd' };
    expectTooCommon(await auth.platform.call(authHttp.changePassword, form, { as: person }));
    expect((await auth.logIn('common-change@pothik.test')).status).toBe(200);
  });

  it('is refused at the reset, before the code is used', async () => {
    const email = 'common-reset@pothik.test';
    await auth.signUp(email);
    await auth.forgotPassword(email);
    const otp = await auth.mailedCode(email);
    expectTooCommon(await auth.resetPassword(email, otp, 'P@ssw0rd'));
    expect((await auth.resetPassword(email, otp, 'Nodi#2026')).status).toBe(200);
  });

  it('is not refused at log-in: an account may have had it before', async () => {
    expect(refused(await auth.logIn('nobody@pothik.test', 'P@ssw0rd'))).toEqual([404, 'User dos not exist']);
  });
});

it('the password of the demonstration is not common', async () => {
  expect((await auth.register('demonstration@pothik.test', 'Pothik#2026')).status).toBe(201);
});
