import { authHttp } from '@pothik/contracts/auth';
import { ROLE } from '@pothik/contracts/platform';
import type { AccountDocument } from './accounts/account.model.js';
import { PASSWORD } from './testing/auth-platform.js';
import { openBrowser } from './testing/browser.js';
import { RoleFixture } from './testing/role-fixture.js';

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await RoleFixture.open();
  // So that a SUPER_ADMIN who deletes their account is not the last one.
  await fixture.person(ROLE.SUPER_ADMIN);
});
afterAll(() => fixture.close());

type Caller = AccountDocument | undefined;
type Call = (caller: Caller) => Promise<{ status: number; body: object }>;

const ask = (endpoint: (typeof authHttp)[keyof typeof authHttp], input: object, caller: Caller) =>
  fixture.auth.platform.call(
    endpoint as typeof authHttp.logout,
    input as never,
    caller === undefined ? {} : { as: fixture.auth.as(caller) },
  );

const register: Call = (caller) =>
  ask(
    authHttp.registerUser,
    { name: 'Rahima', email: `${crypto.randomUUID()}@pothik.test`, password: PASSWORD },
    caller,
  );
const logIn: Call = async (caller) => {
  const { email } = await fixture.person();
  return ask(authHttp.login, { email, password: PASSWORD }, caller);
};
const refresh: Call = (caller) => ask(authHttp.refresh, {}, caller);
const logOut: Call = (caller) => ask(authHttp.logout, {}, caller);
const sendCode: Call = (caller) => ask(authHttp.sendCode, { email: `${crypto.randomUUID()}@pothik.test` }, caller);
const verify: Call = (caller) => ask(authHttp.verifyCode, { email: 'nobody@pothik.test', otp: '012345' }, caller);
const forgotPassword: Call = (caller) =>
  ask(authHttp.forgotPassword, { email: `${crypto.randomUUID()}@pothik.test` }, caller);
const reset: Call = (caller) =>
  ask(authHttp.resetPassword, { email: 'nobody@pothik.test', otp: '012345', password: PASSWORD }, caller);
let numbers = 0;
/** A number that nobody asked a code for. */
const anotherPhone = () => `0191${String(++numbers).padStart(7, '0')}`;
const sendPhoneCode: Call = (caller) => ask(authHttp.sendPhoneCode, { phone: anotherPhone() }, caller);
const logInByPhone: Call = (caller) =>
  ask(authHttp.logInByPhone, { phone: anotherPhone(), otp: '012345', name: 'Rahima' }, caller);
const sendLogInProof: Call = (caller) => ask(authHttp.sendLogInProof, { phone: anotherPhone(), otp: '012345' }, caller);
const sendOwnPhoneCode: Call = (caller) => ask(authHttp.sendOwnPhoneCode, { phone: anotherPhone() }, caller);
const proveOwnPhone: Call = (caller) =>
  ask(authHttp.proveOwnPhone, { phone: anotherPhone(), otp: '012345', password: PASSWORD }, caller);
/** These people have an e-mail. */
const sendOwnEmailCode: Call = (caller) => ask(authHttp.sendOwnEmailCode, { email: 'new@pothik.test' }, caller);
const proveOwnEmail: Call = (caller) =>
  ask(authHttp.proveOwnEmail, { email: 'new@pothik.test', otp: '012345' }, caller);
const replacePhone: Call = async (caller) => {
  const { _id } = await fixture.person();
  const order = { userId: _id.toString(), phone: anotherPhone(), reason: 'Saw the national ID' };
  return ask(authHttp.replacePhone, order, caller);
};
const google: Call = (caller) => ask(authHttp.googleStatus, {}, caller);
const logOutEverywhere: Call = (caller) => ask(authHttp.logoutEverywhere, {}, caller);
/** Needs a session, which goes on after the change. */
const changePassword: Call = async (caller) => {
  const session = caller && (await openBrowser(fixture.auth, caller.email)).person;
  const form = { currentPassword: PASSWORD, password: 'Another#2026' };
  return fixture.auth.platform.call(authHttp.changePassword, form, session === undefined ? {} : { as: session });
};
const deleteMe: Call = (caller) => ask(authHttp.deleteMe, { password: PASSWORD }, caller);
const changeOthersRole: Call = async (caller) => {
  const { _id } = await fixture.person();
  return ask(authHttp.changeRole, { userId: _id.toString(), role: 'ADMIN', reason: 'Looks after Sylhet' }, caller);
};
/** For the caller's own account; a signed-out caller names an unknown account. */
const changeOwnRole: Call = (caller) => {
  const userId = caller?._id.toString() ?? 'f'.repeat(24);
  return ask(authHttp.changeRole, { userId, role: 'ADMIN', reason: 'I would like to' }, caller);
};
const completeLogIn: Call = (caller) => ask(authHttp.completeLogIn, { code: '012345' }, caller);
const secondFactor: Call = (caller) => ask(authHttp.secondFactor, {}, caller);
const beginSecondFactor: Call = (caller) => ask(authHttp.beginSecondFactor, { password: PASSWORD }, caller);
/** None was begun, and none is on. */
const confirmSecondFactor: Call = (caller) => ask(authHttp.confirmSecondFactor, { code: '012345' }, caller);
const renewRecoveryCodes: Call = (caller) => ask(authHttp.renewRecoveryCodes, { code: '012345' }, caller);
const removeSecondFactor: Call = (caller) => ask(authHttp.removeSecondFactor, { code: '012345' }, caller);
const secondFactorOf: Call = async (caller) => {
  const { _id } = await fixture.person(ROLE.ADMIN);
  return ask(authHttp.secondFactorOf, { userId: _id.toString() }, caller);
};
const resetSecondFactor: Call = async (caller) => {
  const { _id } = await fixture.person(ROLE.ADMIN);
  return ask(authHttp.resetSecondFactor, { userId: _id.toString(), reason: 'Lost the phone' }, caller);
};
/** A call from outside: with a person's statement, or an invalid one. */
type ServiceCall =
  | typeof authHttp.epochOf
  | typeof authHttp.makeSuperAdmin
  | typeof authHttp.resetSecondFactorByOperator;
const fromOutside = (endpoint: ServiceCall, input: object): Call => {
  const headers = { 'x-pothik-statement': 'none of ours' };
  return (caller) =>
    caller === undefined
      ? fixture.auth.platform.call(endpoint as typeof authHttp.epochOf, input as never, { headers })
      : ask(endpoint, input, caller);
};
const epoch = fromOutside(authHttp.epochOf, { personId: 'f'.repeat(24) });
const superAdmin = fromOutside(authHttp.makeSuperAdmin, { email: 'somebody@pothik.test' });
const operatorsReset = fromOutside(authHttp.resetSecondFactorByOperator, { email: 'somebody@pothik.test' });

const CELLS = {
  ok: '200',
  made: '201',
  '401': '401 auth/not-signed-in',
  role: '403 auth/not-allowed',
  /** Open to everybody; refused because of the input. */
  code: '400 auth/code-invalid',
  own: '409 auth/own-role',
  has: '409 auth/has-email',
  late: '400 auth/log-in-expired',
  none: '409 auth/second-factor-missing',
} as const;

/*                                      signed                            SUPER_
   call                                 out     RIDER   DRIVER  ADMIN   ADMIN   */
const TABLE: [string, Call, ...(keyof typeof CELLS)[]][] = [
  ['register', register, 'made', 'made', 'made', 'made', 'made'],
  ['log in', logIn, 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['refresh without a token', refresh, '401', '401', '401', '401', '401'],
  ['log out', logOut, 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['request a code', sendCode, 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['verify with a wrong code', verify, 'code', 'code', 'code', 'code', 'code'],
  ['request a password reset', forgotPassword, 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['reset it with a wrong code', reset, 'code', 'code', 'code', 'code', 'code'],
  ['request a code for a number', sendPhoneCode, 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['log in by a number with a wrong code', logInByPhone, 'code', 'code', 'code', 'code', 'code'],
  ['request another proof of a number with a wrong code', sendLogInProof, 'code', 'code', 'code', 'code', 'code'],
  ['request a code for one’s own number', sendOwnPhoneCode, '401', 'ok', 'ok', 'ok', 'ok'],
  ['prove it with a wrong code', proveOwnPhone, '401', 'code', 'code', 'code', 'code'],
  ['request a code to add an e-mail', sendOwnEmailCode, '401', 'has', 'has', 'has', 'has'],
  ['add an e-mail', proveOwnEmail, '401', 'has', 'has', 'has', 'has'],
  ['replace another’s number', replacePhone, '401', 'role', 'role', 'ok', 'ok'],
  ['read whether Google is on', google, 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['log out everywhere', logOutEverywhere, '401', 'ok', 'ok', 'ok', 'ok'],
  ['change one’s password', changePassword, '401', 'ok', 'ok', 'ok', 'ok'],
  ['delete one’s account', deleteMe, '401', 'ok', 'ok', 'ok', 'ok'],
  ['change another’s role', changeOthersRole, '401', 'role', 'role', 'role', 'ok'],
  ['change one’s own role', changeOwnRole, '401', 'role', 'role', 'role', 'own'],
  ['complete a log-in that nobody began', completeLogIn, 'late', 'late', 'late', 'late', 'late'],
  ['read one’s second factor', secondFactor, '401', 'role', 'role', 'ok', 'ok'],
  ['set one’s second factor up', beginSecondFactor, '401', 'role', 'role', 'ok', 'ok'],
  ['confirm one’s second factor', confirmSecondFactor, '401', 'role', 'role', 'none', 'none'],
  ['renew one’s recovery codes', renewRecoveryCodes, '401', 'role', 'role', 'none', 'none'],
  ['remove one’s second factor', removeSecondFactor, '401', 'role', 'role', 'none', 'none'],
  ['read whether another has one', secondFactorOf, '401', 'role', 'role', 'role', 'ok'],
  ['reset another’s second factor', resetSecondFactor, '401', 'role', 'role', 'role', 'none'],
  ['reset a second factor as operators do', operatorsReset, '401', 'role', 'role', 'role', 'role'],
  ['read a person’s epoch', epoch, '401', 'role', 'role', 'role', 'role'],
  ['make a SUPER_ADMIN as operators do', superAdmin, '401', 'role', 'role', 'role', 'role'],
];
const ROLES = [ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN, ROLE.SUPER_ADMIN];

const outcomeOf = ({ status, body }: { status: number; body: object }) =>
  [status, (body as { code?: string }).code].filter(Boolean).join(' ');

describe('who may do what', () => {
  it.each(TABLE)('%s', async (_name, call, ...cells) => {
    const outcomes: [string, string][] = [];
    for (const caller of [undefined, ...(await fixture.people(ROLES))])
      outcomes.push([caller?.role ?? 'signed out', outcomeOf(await call(caller))]);
    expect(outcomes).toEqual(
      ['signed out', ...ROLES].map((caller, index) => [caller, CELLS[cells[index] as keyof typeof CELLS]]),
    );
  });

  it('a refused change of role changes nothing', async () => {
    const other = await fixture.person();
    for (const role of [ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN]) {
      const refused = await fixture.changeRole(await fixture.person(role), other, 'SUPER_ADMIN');
      expect(outcomeOf(refused)).toBe('403 auth/not-allowed');
    }
    expect(await fixture.now(other._id)).toEqual(other);
  });
});
