import { createHash } from 'node:crypto';
import { authEvents, authHttp } from '@pothik/contracts/auth';
import { EngineUnavailable } from '@pothik/engines';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { AccountRepository } from '../accounts/account.repository.js';
import {
  type AuthPlatform,
  jarOf,
  PASSWORD,
  refused,
  type SessionsEnded,
  startAuth,
} from '../testing/auth-platform.js';
import { type Browser, claimsIn, logInBrowser, refreshTokenIn } from '../testing/browser.js';

const NEW_PASSWORD = 'Nodi#2026';
const AWAY = new EngineUnavailable('keyValue', new Error('unavailable'));
let auth: AuthPlatform;
let announced: readonly SessionsEnded[];
beforeAll(async () => {
  auth = await startAuth();
  announced = await auth.subscribeToSessionsEnded();
});
afterAll(() => auth.close());

async function signedIn(email: string): Promise<Browser> {
  await auth.signUp(email);
  return logInBrowser(auth, email);
}

const change = ({ person }: Browser, currentPassword = PASSWORD, password = NEW_PASSWORD, idempotencyKey?: string) =>
  auth.platform.call(
    authHttp.changePassword,
    { currentPassword, password },
    { as: person, ...(idempotencyKey && { idempotencyKey }) },
  );

describe('changing the password', () => {
  it('accepts the new one at log-in and refuses the old one', async () => {
    const browser = await signedIn('change@pothik.test');
    const answer = await change(browser);
    expect([answer.status, answer.body.message]).toEqual([200, 'Password changed successfully']);
    expect(answer.body.data.user).toMatchObject({ email: 'change@pothik.test' });
    expect(refused(await auth.logIn('change@pothik.test'))).toEqual([401, 'Password does not match']);
    expect((await auth.logIn('change@pothik.test', NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every session and gives the present browser the cookies of a new one', async () => {
    const other = await signedIn('sessions@pothik.test');
    const present = await logInBrowser(auth, 'sessions@pothik.test');
    const answer = await change(present);
    await auth.platform.settled();
    for (const { refreshToken } of [other, present]) expect((await auth.refresh(refreshToken)).status).toBe(401);
    const { sid } = await claimsIn(auth, answer);
    expect([other, present].map(({ person }) => person.sessionId)).not.toContain(sid);
    const renewed = await auth.refresh(refreshTokenIn(answer));
    expect(renewed.status).toBe(200);
    expect(await claimsIn(auth, renewed)).toMatchObject({ sid, epoch: 2 });
  });

  it('succeeds while the key-value store is unavailable; its event announces the end later', async () => {
    const present = await signedIn('store-away@pothik.test');
    const raising = jest.spyOn(auth.platform.keyValue, 'raise').mockRejectedValueOnce(AWAY);
    const answer = await change(present);
    expect([answer.status, raising.mock.results.length > 0]).toEqual([200, true]);
    await auth.platform.settled();
    raising.mockRestore();
    expect(await auth.platform.keyValue.get(`epoch:${present.person.id}`)).toBe('2');
    expect((await auth.refresh(refreshTokenIn(answer))).status).toBe(200);
  });

  it('is announced like log-out everywhere: epoch before the answer, streams, event', async () => {
    const { person } = await signedIn('announced@pothik.test');
    await change({ person, refreshToken: '' });
    expect(await auth.platform.keyValue.get(`epoch:${person.id}`)).toBe('2');
    const at = auth.platform.clock.now().toISOString();
    expect(announced).toContainEqual({ personId: person.id, epoch: 2, reason: 'everywhere', at });
    await auth.platform.settled();
    const events = await auth.platform.published(authEvents.sessionsEnded);
    const own = events.filter(({ aggregateId }) => aggregateId === person.id);
    expect(own.map(({ actor }) => actor)).toEqual([{ kind: 'person', id: person.id, role: 'RIDER' }]);
    expect(JSON.stringify(own)).not.toMatch(/argon2|Nodi/);
  });

  it('is refused for a wrong current password, and nothing changes', async () => {
    const present = await signedIn('wrong@pothik.test');
    const other = await logInBrowser(auth, 'wrong@pothik.test');
    for (const wrong of ['Wrong#2026', 'x']) {
      const answer = await change(present, wrong);
      expect(refused(answer)).toEqual([401, 'Password does not match']);
      expect(jarOf(answer).values).toEqual({});
    }
    expect((await auth.refresh(other.refreshToken)).status).toBe(200);
    expect((await auth.logIn('wrong@pothik.test')).status).toBe(200);
  });

  it.each([
    [{ currentPassword: PASSWORD }, 'Password must be at least 8 characters'],
    [{ currentPassword: PASSWORD, password: 'short' }, 'Password must be at least 8 characters'],
    [{ currentPassword: PASSWORD, password: 'pothik#2026' }, 'Password must contain at least one uppercase letter'],
    [{ currentPassword: PASSWORD, password: 'Pothik#pothik' }, 'Password must contain at least one number'],
    [{ currentPassword: PASSWORD, password: 'Pothik2026' }, 'Password must contain at least one special character'],
    [{ password: NEW_PASSWORD }, 'Password must be at least 8 characters'],
    [{ currentPassword: { $ne: '' }, password: NEW_PASSWORD }, 'Password must be at least 8 characters'],
    [{ currentPassword: PASSWORD, password: NEW_PASSWORD, more: 1 }, 'This field is not known.'],
  ])('is refused for %j by the rules of registration', async (form, message) => {
    const [account] = await auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL).find().limit(1).lean();
    const answer = await auth.platform.call(authHttp.changePassword, form as never, {
      as: auth.as(account as unknown as AccountDocument),
    });
    expect([answer.body.code, ...refused(answer)]).toEqual(['request/invalid', 400, message]);
  });

  it('is refused for an account without password', async () => {
    const present = await signedIn('google@pothik.test');
    const accounts = auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    await accounts.updateOne({ email: 'google@pothik.test' }, { $set: { passwordHash: null } });
    const answer = await change(present);
    expect([answer.status, answer.body.code]).toEqual([409, 'auth/password-missing']);
    expect((await auth.account('google@pothik.test')).passwordHash).toBeNull();
  });

  it('requires a signed-in caller whose session is not over', async () => {
    const form = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await auth.platform.call(authHttp.changePassword, form)).body.code).toBe('auth/not-signed-in');
    const present = await signedIn('gone@pothik.test');
    const headers = { cookie: `refreshToken=${present.refreshToken}` };
    await auth.platform.call(authHttp.logout, {}, { headers });
    expect((await change(present)).body.code).toBe('auth/not-signed-in');
    expect((await auth.logIn('gone@pothik.test')).status).toBe(200);
  });

  it('counts wrong passwords as failed log-ins: 10 in 15 minutes, with Retry-After', async () => {
    const present = await signedIn('guesses@pothik.test');
    for (let wrong = 0; wrong < 10; wrong++) expect((await change(present, 'Wrong#2026')).status).toBe(401);
    const blocked = await change(present);
    expect([blocked.status, blocked.body.code, blocked.headers['retry-after']]).toEqual([
      429,
      'request/too-many',
      '900',
    ]);
    expect((await auth.logIn('guesses@pothik.test')).status).toBe(429);
  });
});

describe('the same Idempotency-Key', () => {
  it('changes the password once, and renews the cookies each time', async () => {
    const present = await signedIn('key@pothik.test');
    for (let time = 0; time < 2; time++) {
      const answer = await change(present, PASSWORD, NEW_PASSWORD, 'pressed-once');
      expect(answer.status).toBe(200);
      expect((await auth.refresh(refreshTokenIn(answer))).status).toBe(200);
    }
    expect((await auth.account('key@pothik.test')).epoch).toBe(2);
  });

  it('sent twice at once succeeds twice, also when one finishes between the other’s reads', async () => {
    const present = await signedIn('overtaken@pothik.test');
    const send = () => change(present, PASSWORD, NEW_PASSWORD, 'pressed-twice');
    const accounts = auth.platform.service('auth').app.get(AccountRepository, { strict: false });
    const read = accounts.findByIdempotencyKey.bind(accounts);
    jest.spyOn(accounts, 'findByIdempotencyKey').mockImplementationOnce(async (command) => {
      const found = await read(command);
      expect((await send()).status).toBe(200);
      return found;
    });
    expect((await send()).status).toBe(200);
    expect((await auth.account('overtaken@pothik.test')).epoch).toBe(2);
  });

  it('sent again once the password was replaced starts no session', async () => {
    const present = await signedIn('replaced@pothik.test');
    await change(present, PASSWORD, NEW_PASSWORD, 'pressed-once');
    const again = await logInBrowser(auth, 'replaced@pothik.test', NEW_PASSWORD);
    expect((await change(again, NEW_PASSWORD, 'Padma#2026')).status).toBe(200);
    const answer = await change(present, PASSWORD, NEW_PASSWORD, 'pressed-once');
    expect([answer.status, answer.body.code, jarOf(answer).values]).toEqual([401, 'auth/not-signed-in', {}]);
  });

  it('with another input is refused', async () => {
    const present = await signedIn('reused@pothik.test');
    await change(present, PASSWORD, NEW_PASSWORD, 'pressed-once');
    const answer = await change(present, NEW_PASSWORD, 'Other#2026', 'pressed-once');
    expect([answer.status, answer.body.code]).toEqual([409, 'request/key-reused']);
    expect((await auth.logIn('reused@pothik.test', NEW_PASSWORD)).status).toBe(200);
  });

  it('stores nothing that allows guessing the passwords without the secret key', async () => {
    const present = await signedIn('sealed@pothik.test');
    await change(present, PASSWORD, NEW_PASSWORD, 'pressed-once');
    const input = JSON.stringify({ currentPassword: PASSWORD, password: NEW_PASSWORD });
    const [command] = (await auth.account('sealed@pothik.test')).commands;
    expect(command?.inputHash).toMatch(/^[\w-]{43}$/);
    expect(command?.inputHash).not.toBe(createHash('sha256').update(input).digest('base64url'));
  });
});
