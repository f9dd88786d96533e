import { authHttp, SESSION } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { SecurityLog } from '@pothik/service-kit';
import { type AuthPlatform, jarOf, PASSWORD, startAuth } from './testing/auth-platform.js';

const EMAIL = 'watched@pothik.test';
const PAST_GRACE_MS = SESSION.refreshGraceMs + 1;

let auth: AuthPlatform;
let account: string;
let lines: unknown[][];

beforeAll(async () => {
  auth = await startAuth();
  account = (await auth.signUp(EMAIL))._id.toString();
});
afterAll(() => auth.close());
beforeEach(() => {
  const log = auth.platform.service('auth').app.get(SecurityLog);
  lines = [];
  jest.spyOn(log, 'record').mockImplementation((...line) => void lines.push(line));
});

describe('the security log of auth', () => {
  it('tells of a log-in with a wrong password, by the account’s id, and of one without an account', async () => {
    await auth.logIn(EMAIL, 'Wrong#2026');
    await auth.logIn('nobody@pothik.test');
    expect(lines).toEqual([['log-in-failed', { account }], ['log-in-failed']]);
  });

  it('tells of a log-in with the right password', async () => {
    expect((await auth.logIn(EMAIL, PASSWORD)).status).toBe(200);
    expect(lines).toEqual([['log-in', { account }]]);
  });

  it('tells of a refresh token that is used again after its grace', async () => {
    const { [COOKIE.refresh]: refreshToken = '' } = jarOf(await auth.logIn(EMAIL)).values;
    const { [COOKIE.refresh]: successor = '' } = jarOf(await auth.refresh(refreshToken)).values;
    await auth.refresh(successor);
    auth.platform.clock.advance(PAST_GRACE_MS);
    lines.length = 0;
    await auth.refresh(refreshToken);
    expect(lines).toEqual([['token-reused', { account }]]);
  });

  it('tells of a wrong code, and of a call that the role may not make', async () => {
    await auth.verify(EMAIL, '000000');
    const rider = auth.as(await auth.account(EMAIL));
    await auth.platform.call(
      authHttp.changeRole,
      { userId: account, role: 'ADMIN', reason: 'I would like to' },
      { as: rider },
    );
    expect(lines).toEqual([
      ['code-wrong', { call: 'auth.verifyCode' }],
      ['access-refused', { call: 'auth.changeRole' }],
    ]);
  });

  it('tells of a forged statement of who calls', async () => {
    await auth.platform.call(authHttp.logoutEverywhere, {}, { headers: { 'x-pothik-statement': 'a.b.c' } });
    expect(lines).toEqual([['statement-refused']]);
  });

  it('tells of a changed role, by the id of the person whose it is', async () => {
    const administrator = await auth.signUp('first@pothik.test');
    await auth.platform.call(authHttp.makeSuperAdmin, { email: 'first@pothik.test' });
    lines.length = 0;
    const as = auth.as({ ...administrator, role: 'SUPER_ADMIN' });
    const form = { userId: account, role: 'ADMIN', reason: 'Looks after Sylhet' } as const;
    expect((await auth.platform.call(authHttp.changeRole, form, { as })).status).toBe(200);
    expect(lines).toEqual([['role-changed', { account }]]);
  });
});
