import { rounds } from '@pothik/service-kit/testing';
import { type AuthPlatform, otherThan, startAuth } from '../testing/auth-platform.js';
import { refreshTokenIn, seedPeople } from '../testing/browser.js';

const ROUNDS = rounds(200);
const NEW_PASSWORDS = ['First#2026', 'Second#2026'] as const;
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth({ RATE_LIMITS: 'off' });
});
afterAll(() => auth.close());

/** Runs a race once for each of many people with a code. */
async function everyRound(race: string, play: (email: string, code: string) => Promise<void>): Promise<void> {
  const emails = Array.from({ length: ROUNDS }, (_, round) => `${race}-${round}@pothik.test`);
  await seedPeople(auth, emails);
  for (const email of emails) {
    await auth.forgotPassword(email);
    await play(email, await auth.mailedCode(email));
  }
}

it('two resets at once with one code: exactly one wins', () =>
  everyRound('two', async (email, code) => {
    const answers = await Promise.all(NEW_PASSWORDS.map((password) => auth.resetPassword(email, code, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await auth.logIn(email, NEW_PASSWORDS[winner])).status).toBe(200);
    expect((await auth.account(email)).epoch).toBe(2);
  }));

it('a log-in with the old password during a reset leaves no session', () =>
  everyRound('log-in', async (email, code) => {
    const [reset, loggedIn] = await Promise.all([auth.resetPassword(email, code, NEW_PASSWORDS[0]), auth.logIn(email)]);
    expect(reset.status).toBe(200);
    expect([200, 401]).toContain(loggedIn.status);
    if (loggedIn.status === 200) expect((await auth.refresh(refreshTokenIn(loggedIn))).status).toBe(401);
  }));

it('a right code among concurrent wrong ones works at most once, within its 5 tries', () =>
  everyRound('guesses', async (email, code) => {
    const tries = [code, ...Array<string>(7).fill(otherThan(code)), code];
    const answers = await Promise.all(tries.map((otp) => auth.resetPassword(email, otp, NEW_PASSWORDS[0])));
    const succeeded = answers.filter(({ status }) => status === 200).length;
    expect(succeeded).toBeLessThanOrEqual(1);
    expect((await auth.account(email)).epoch).toBe(1 + succeeded);
    expect((await auth.resetPassword(email, code, NEW_PASSWORDS[1])).status).toBe(400);
  }));
