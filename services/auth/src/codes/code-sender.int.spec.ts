import { getConnectionToken } from '@nestjs/mongoose';
import { authHttp, ONE_TIME_CODE, REGISTRATION } from '@pothik/contracts/auth';
import { Sweeper } from '@pothik/service-kit';
import type { Connection } from 'mongoose';
import { ACCOUNT_MODEL } from '../accounts/account.model.js';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { holdMails, releaseMails, whileMailIsUnavailable } from '../testing/notification-stand-in.js';
import { CODE_SWEEP, CodeSenderService } from './code-sender.service.js';

const AGAIN_MS = 15_000;
let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterEach(releaseMails);
afterAll(() => auth.close());

const inAuth = <T>(token: new (...parts: never[]) => T): T =>
  auth.platform.service('auth').app.get(token, { strict: false });
const mailsTo = async (to: string) => (await auth.platform.mailbox.list({ to })).length;

/** Runs twice: the first run may have begun before the clock was set. */
async function sweep(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await inAuth(Sweeper).run(CODE_SWEEP);
}

describe('a code that could not be mailed', () => {
  it('is not lost: it is sent once mail is available again, and only once', async () => {
    await auth.register('away@pothik.test');
    const asked = await whileMailIsUnavailable(() => auth.sendCode('away@pothik.test'));
    expect(asked.status).toBe(200);
    expect(await mailsTo('away@pothik.test')).toBe(0);
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect((await auth.verify('away@pothik.test', await auth.mailedCode('away@pothik.test'))).status).toBe(200);
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect(await mailsTo('away@pothik.test')).toBe(1);
  });

  it('makes the sweep due at its next try, also when another instance finds it', async () => {
    await auth.register('due@pothik.test');
    const due = jest.spyOn(inAuth(Sweeper), 'due');
    await whileMailIsUnavailable(() => auth.sendCode('due@pothik.test'));
    await auth.mailsSent();
    const again = [CODE_SWEEP, new Date(auth.platform.clock.now().getTime() + AGAIN_MS)];
    expect(due.mock.calls).toContainEqual(again);
    due.mockClear();
    await inAuth(CodeSenderService).sendDue();
    expect(due.mock.calls).toEqual([again]);
    due.mockRestore();
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect(await mailsTo('due@pothik.test')).toBe(1);
  });

  it('is sent once, however many instances try', async () => {
    await auth.register('instances@pothik.test');
    await whileMailIsUnavailable(() => auth.sendCode('instances@pothik.test'));
    auth.platform.clock.advance(AGAIN_MS);
    await Promise.all(Array.from({ length: 5 }, () => inAuth(CodeSenderService).sendDue()));
    await sweep();
    expect(await mailsTo('instances@pothik.test')).toBe(1);
    const code = await auth.mailedCode('instances@pothik.test');
    expect((await auth.verify('instances@pothik.test', code)).status).toBe(200);
  });

  it('is given up after its validity', async () => {
    await auth.register('too-late@pothik.test');
    await whileMailIsUnavailable(() => auth.sendCode('too-late@pothik.test'));
    auth.platform.clock.advance(ONE_TIME_CODE.validMs);
    await sweep();
    expect(await mailsTo('too-late@pothik.test')).toBe(0);
    expect((await auth.sendCode('too-late@pothik.test')).status).toBe(200);
    expect(await mailsTo('too-late@pothik.test')).toBe(1);
  });

  it('is not mailed for a registration that went meanwhile', async () => {
    await auth.register('later@pothik.test');
    await whileMailIsUnavailable(() => auth.sendCode('later@pothik.test'));
    for (let more = 0; more < REGISTRATION.perEmail; more++) await auth.register('later@pothik.test', 'Another#2026');
    auth.platform.clock.advance(AGAIN_MS);
    await sweep();
    expect(await mailsTo('later@pothik.test')).toBe(0);
  });
});

/** A browser that holds no registration asks for a code to verify, or for a password reset. */
const CALLS = [
  ['/otp/send', (email: string) => auth.platform.call(authHttp.sendCode, { email }), []],
  ['/auth/forgot-password', (email: string) => auth.askForReset(email), ['verified']],
] as const;

describe.each(CALLS)('%s', (_path, ask, mailed) => {
  /** One e-mail of each kind. */
  async function emails(): Promise<Record<string, string>> {
    const name = Math.random().toString(36).slice(2);
    const kinds = ['unverified', 'verified', 'deleted', 'unknown'] as const;
    const all = Object.fromEntries(kinds.map((kind) => [kind, `${name}-${kind}@pothik.test`]));
    await auth.register(all.unverified as string);
    await auth.signUp(all.verified as string);
    await auth.signUp(all.deleted as string);
    const accounts = auth.platform.model('auth', ACCOUNT_MODEL);
    await accounts.updateOne({ email: all.deleted }, { $set: { deletedAt: auth.platform.clock.now() } });
    auth.platform.clock.advance(ONE_TIME_CODE.resendMs);
    return all;
  }

  it('answers before the mail is sent, for every kind of e-mail', async () => {
    for (const email of Object.values(await emails())) {
      const before = await mailsTo(email);
      holdMails();
      expect((await ask(email)).status).toBe(200);
      expect(await mailsTo(email)).toBe(before);
      releaseMails();
      await auth.mailsSent();
    }
  });

  it('mails only those who have something to get', async () => {
    for (const [kind, email] of Object.entries(await emails())) {
      const before = await mailsTo(email);
      await ask(email);
      await auth.mailsSent();
      expect([kind, (await mailsTo(email)) - before]).toEqual([kind, mailed.some((one) => one === kind) ? 1 : 0]);
    }
  });

  it('runs the same database queries before the answer, for every kind of e-mail', async () => {
    const known = Object.values(await emails());
    const connection = auth.platform.service('auth').app.get<Connection>(getConnectionToken());
    // Work after the answer and sweeps are not counted; the sweeps may stop, as this is the last test.
    await inAuth(Sweeper).onModuleDestroy();
    await auth.platform.settled();
    const following = jest.spyOn(inAuth(CodeSenderService), 'sendSoon').mockImplementation(() => undefined);
    const questions: string[] = [];
    connection.set('debug', (collection: string, method: string) => questions.push(`${collection}.${method}`));
    try {
      const asked: string[][] = [];
      for (const email of known) {
        expect((await ask(email)).status).toBe(200);
        asked.push(questions.splice(0));
      }
      expect(asked[0]?.length).toBeGreaterThan(0);
      expect(asked).toEqual(known.map(() => asked[0]));
      expect(following).toHaveBeenCalledTimes(mailed.length);
    } finally {
      connection.set('debug', false);
      following.mockRestore();
    }
  });
});
