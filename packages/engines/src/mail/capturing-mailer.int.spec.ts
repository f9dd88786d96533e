import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { mailerContract } from '../contracts/mailer.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { CapturingMailer } from './capturing-mailer.js';

let directory: string;
let database: EmbeddedMongo;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-mail-'));
  database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

mailerContract('CapturingMailer', async () => {
  const mailer = new CapturingMailer(database.url, new TestClock());
  return { mailer, arrived: (to) => mailer.list({ to }), close: () => mailer.close() };
});

describe('a mailbox of captured mail', () => {
  it('shows the newest first with the time it was captured, and stores up to its limit', async () => {
    const clock = new TestClock();
    const mailer = new CapturingMailer(database.url, clock, 10);
    for (let number = 1; number <= 13; number += 1)
      await mailer.send({ to: 'many@pothik.test', subject: String(number), text: 'text' });
    const mails = await mailer.list();
    expect(mails).toHaveLength(10);
    expect(mails[0]).toEqual({ to: 'many@pothik.test', subject: '13', text: 'text', at: clock.now() });
    expect(mails.at(-1)?.subject).toBe('4');
    expect(await mailer.list({ to: 'Many@Pothik.test' })).toHaveLength(10);
    await mailer.close();
  });
});
