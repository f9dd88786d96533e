import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { smsSenderContract } from '../contracts/sms-sender.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { AbsentSmsSender } from './absent-sms-sender.js';
import { CapturingSmsSender } from './capturing-sms-sender.js';

let directory: string;
let database: EmbeddedMongo;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-sms-'));
  database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

smsSenderContract('CapturingSmsSender', async () => {
  const sender = new CapturingSmsSender(database.url, new TestClock());
  const arrived = async (to: string) => (await sender.list({ to })).map(({ text }) => text);
  return { sender, arrived, close: () => sender.close() };
});

it('captured SMS are shown newest first with their time, up to a limit', async () => {
  const clock = new TestClock();
  const sender = new CapturingSmsSender(database.url, clock, 10);
  const to = '+8801312345678';
  for (let number = 1; number <= 13; number += 1) await sender.send({ to, text: String(number), id: `id-${number}` });
  const messages = await sender.list();
  expect(messages).toHaveLength(10);
  expect(messages[0]).toEqual({ to, text: '13', id: 'id-13', parts: 1, at: clock.now() });
  expect(messages.at(-1)?.text).toBe('4');
  await sender.close();
});

it('without a gateway nothing is sent, and it says so', async () => {
  const sender = new AbsentSmsSender();
  expect(sender.isSetUp).toBe(false);
  expect(await sender.send()).toEqual({ kind: 'refused', why: 'no-gateway', said: 'SMS_URL is not set' });
});
