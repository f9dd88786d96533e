import { authEvents, authHttp } from '@pothik/contracts/auth';
import { type AuthPlatform, PASSWORD, startAuth } from '../testing/auth-platform.js';
import { ACCOUNT_MODEL } from './account.model.js';

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const accounts = () => auth.platform.model('auth', ACCOUNT_MODEL).countDocuments();

describe('registering', () => {
  it('makes an unverified RIDER, mails nothing and publishes the registration', async () => {
    const answer = await auth.register('Rahima@Pothik.test ');
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      name: 'Rahima',
      email: 'rahima@pothik.test',
      role: 'RIDER',
      verified: false,
    });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    await auth.platform.settled();
    const [event] = await auth.platform.published(authEvents.userRegistered);
    expect(event?.payload.account).toEqual({
      id: answer.body.data._id,
      name: 'Rahima',
      email: 'rahima@pothik.test',
      role: 'RIDER',
      verified: false,
    });
    expect(await auth.platform.mailbox.list()).toEqual([]);
  });

  it('again replaces name and password while the e-mail is unverified', async () => {
    const first = await auth.register('again@pothik.test');
    const second = await auth.register('again@pothik.test', 'Another#2026', 'Karim');
    expect(second.status).toBe(201);
    expect(second.body.data).toMatchObject({ _id: first.body.data._id, name: 'Karim' });
    expect((await auth.logIn('again@pothik.test')).body.message).toBe('Password does not match');
    expect((await auth.logIn('again@pothik.test', 'Another#2026')).body.message).toBe('User not verified!');
  });

  it('again makes earlier codes void', async () => {
    await auth.register('killed@pothik.test');
    await auth.sendCode('killed@pothik.test');
    await auth.register('killed@pothik.test', 'Another#2026');
    const answer = await auth.verify('killed@pothik.test', await auth.mailedCode('killed@pothik.test'));
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid OTP']);
    expect((await auth.account('killed@pothik.test')).verified).toBe(false);
  });

  it('is refused for a verified e-mail', async () => {
    await auth.signUp('taken@pothik.test');
    const answer = await auth.register('taken@pothik.test', 'Another#2026', 'Karim');
    expect([answer.status, answer.body.code]).toEqual([409, 'auth/email-taken']);
    expect(answer.body.message).toBe('An account with this email already exists');
    expect((await auth.logIn('taken@pothik.test')).status).toBe(200);
  });

  it('at the same moment makes one account', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => auth.register('twins@pothik.test')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });

  it.each([
    [{ name: 'Ra', email: 'a@b.test', password: PASSWORD }, 'name', 'Name must be at least 3 characters'],
    [{ name: 'Rahima', email: 'no', password: PASSWORD }, 'email', 'Invalid email address.'],
    [{ name: 'Rahima', email: 'a@b.test', password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ name: 'Rahima', email: { $ne: '' }, password: PASSWORD }, 'email', 'Invalid email address.'],
    [{ name: 'Rahima', email: 'a@b.test', password: PASSWORD, role: 'ADMIN' }, 'role', 'This field is not known.'],
    [{}, 'name', 'Name must be at least 3 characters'],
  ])('is refused and stores nothing for %j', async (form, field, message) => {
    const before = await accounts();
    const answer = await auth.platform.call(authHttp.registerUser, form as never);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, 'request/invalid', message]);
    expect(answer.body.errors?.[0]?.field).toBe(field);
    expect(await accounts()).toBe(before);
  });
});
