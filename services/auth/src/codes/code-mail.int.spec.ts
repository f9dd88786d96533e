import { getConnectionToken } from '@nestjs/mongoose';
import { CODE_PURPOSE, ONE_TIME_CODE } from '@pothik/contracts/auth';
import { Sweeper } from '@pothik/service-kit';
import type { Connection } from 'mongoose';
import { ACCOUNT_MODEL } from '../accounts/account.model.js';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { holdMails, letMailsGo, whileMailIsAway } from '../testing/notification-stand-in.js';
import { CODE_MAIL_SWEEP, CodeMailService } from './code-mail.service.js';

const AGAIN_MS = 15_000;
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterEach(letMailsGo);
afterAll(() => auth.close());

const inAuth = <T>(token: new (...parts: never[]) => T): T =>
  auth.platform.service('auth').app.get(token, { strict: false });
const mailsTo = async (to: string) => (await auth.platform.mailbox.list({ to })).length;

/** The second turn begins after the clock was set; the first may have been running already. */
async function sweep(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await inAuth(Sweeper).run(CODE_MAIL_SWEEP);
}

describe('a code that could not be mailed', () => {
  it('is not lost: it goes out once mail is there again, and only once', async () => {
    await auth.register('away@pothik.test');
    const asked = await whileMailIsAway(() => auth.sendCode('away@pothik.test'));
    expect(asked.status).toBe(200);
    expect(await mailsTo('away@pothik.test')).toBe(0);
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect((await auth.verify('away@pothik.test', await auth.mailedCode('away@pothik.test'))).status).toBe(200);
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect(await mailsTo('away@pothik.test')).toBe(1);
  });

  it('goes out once, however many projections look after it', async () => {
    await auth.register('projections@pothik.test');
    await whileMailIsAway(() => auth.sendCode('projections@pothik.test'));
    auth.platform.clock.advance(AGAIN_MS);
    const key = { email: 'projections@pothik.test', purpose: CODE_PURPOSE.PROVE_EMAIL };
    for (let projection = 0; projection < 5; projection++) inAuth(CodeMailService).sendSoon(key);
    await auth.mailsSent();
    await sweep();
    expect(await mailsTo('projections@pothik.test')).toBe(1);
    expect((await auth.verify(key.email, await auth.mailedCode(key.email))).status).toBe(200);
  });

  it('is given up when nobody waits for it any more', async () => {
    await auth.register('too-late@pothik.test');
    await whileMailIsAway(() => auth.sendCode('too-late@pothik.test'));
    auth.platform.clock.advance(ONE_TIME_CODE.validMs);
    await sweep();
    expect(await mailsTo('too-late@pothik.test')).toBe(0);
    expect((await auth.sendCode('too-late@pothik.test')).status).toBe(200);
    expect(await mailsTo('too-late@pothik.test')).toBe(1);
  });

  it('is not mailed to a registration that came after it was asked for', async () => {
    await auth.register('later@pothik.test');
    await whileMailIsAway(() => auth.sendCode('later@pothik.test'));
    await auth.register('later@pothik.test', 'Another#2026');
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect(await mailsTo('later@pothik.test')).toBe(0);
  });
});

const CALLS = [
  ['/otp/send', (email: string) => auth.sendCode(email), (email: string) => auth.askForCode(email)],
  ['/auth/forgot-password', (email: string) => auth.forgotPassword(email), (email: string) => auth.askForReset(email)],
] as const;

describe.each(CALLS)('%s', (_path, ask, askOnly) => {
  /** One e-mail each: unverified, verified, deleted, unknown. */
  async function emails(): Promise<string[]> {
    const name = Math.random().toString(36).slice(2);
    const [unverified, verified, deleted, unknown] = ['a', 'b', 'c', 'd'].map((kind) => `${name}-${kind}@pothik.test`);
    await auth.register(unverified as string);
    await auth.signUp(verified as string);
    await auth.signUp(deleted as string);
    const accounts = auth.platform.model('auth', ACCOUNT_MODEL);
    await accounts.updateOne({ email: deleted }, { $set: { deletedAt: auth.platform.clock.now() } });
    auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    return [unverified, verified, deleted, unknown] as string[];
  }

  it('answers before the mail goes out, whoever is asked for', async () => {
    for (const email of await emails()) {
      const before = await mailsTo(email);
      holdMails();
      expect((await askOnly(email)).status).toBe(200);
      expect(await mailsTo(email)).toBe(before);
      letMailsGo();
      await auth.mailsSent();
    }
  });

  it('asks the database the same questions before the answer, whoever is asked for', async () => {
    const known = await emails();
    const connection = auth.platform.service('auth').app.get<Connection>(getConnectionToken());
    // What follows the answer is not looked at here, nor what sweeps ask: they end with this last test.
    await inAuth(Sweeper).onModuleDestroy();
    const following = jest.spyOn(inAuth(CodeMailService), 'sendSoon').mockImplementation(() => undefined);
    const questions: string[] = [];
    connection.set('debug', (collection: string, method: string) => questions.push(`${collection}.${method}`));
    try {
      const asked: string[][] = [];
      for (const email of known) {
        expect((await ask(email)).status).toBe(200);
        asked.push(questions.splice(0));
      }
      expect(asked[0]?.length).toBeGreaterThan(2);
      expect(asked).toEqual(known.map(() => asked[0]));
      expect(following.mock.calls.map(([{ email }]) => email)).toEqual(known);
    } finally {
      connection.set('debug', false);
      following.mockRestore();
    }
  });
});
