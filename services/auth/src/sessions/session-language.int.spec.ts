import { authEvents } from '@pothik/contracts/auth';
import { COOKIE } from '@pothik/contracts/platform';
import { type AuthPlatform, jarOf, PASSWORD, startAuth } from '../testing/auth-platform.js';

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
});
afterAll(() => auth.close());

const given = (answer: Parameters<typeof jarOf>[0]) => jarOf(answer).values[COOKIE.language];
const newestMail = async (email: string) => (await auth.platform.mailbox.list({ to: email }))[0]?.subject;

describe('the chosen language', () => {
  it('is set from the account in a browser where none was chosen, for a year', async () => {
    await auth.signUp('rahima@pothik.test');
    expect(given(await auth.logIn('rahima@pothik.test', PASSWORD, 'bn'))).toBeUndefined();
    const elsewhere = await auth.logIn('rahima@pothik.test');
    expect(given(elsewhere)).toBe('bn');
    expect(jarOf(elsewhere).attributes[COOKIE.language]).toBe('Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is the last one chosen in any browser; an unknown language is ignored', async () => {
    await auth.signUp('karim@pothik.test');
    for (const language of ['bn', 'en', 'fr']) await auth.logIn('karim@pothik.test', PASSWORD, language);
    expect((await auth.account('karim@pothik.test')).language).toBe('en');
    const session = await auth.logIn('karim@pothik.test', PASSWORD, 'bn');
    expect(given(await auth.refresh(jarOf(session).values[COOKIE.refresh] ?? ''))).toBe('bn');
  });

  it('is published each time that it changes', async () => {
    await auth.signUp('published@pothik.test');
    for (const language of ['bn', 'bn', 'en']) await auth.logIn('published@pothik.test', PASSWORD, language);
    await auth.platform.settled();
    const chosen = (await auth.platform.published(authEvents.languageChosen)).map(({ payload }) => payload.account);
    const own = chosen.filter(({ email }) => email === 'published@pothik.test');
    expect(own.map(({ language }) => language)).toEqual(['bn', 'en']);
  });

  it('is not set where none was chosen', async () => {
    await auth.signUp('nobody-chose@pothik.test');
    expect(given(await auth.logIn('nobody-chose@pothik.test'))).toBeUndefined();
  });

  it('is that of e-mails: the browser’s, else the account’s', async () => {
    await auth.signUp('mails@pothik.test');
    await auth.logIn('mails@pothik.test', PASSWORD, 'bn');
    await auth.forgotPassword('mails@pothik.test');
    expect(await newestMail('mails@pothik.test')).toContain('bn');
    await auth.forgotPassword('mails@pothik.test', 'en');
    expect(await newestMail('mails@pothik.test')).toContain('en');
  });
});
