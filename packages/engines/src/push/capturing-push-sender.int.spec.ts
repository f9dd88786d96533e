import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { pushSenderContract } from '../contracts/push-sender.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { CapturingPushSender } from './capturing-push-sender.js';
import { generatePushKey, parsePushKeys } from './push-keys.js';
import { PushDevice } from './testing/push-device.js';

let directory: string;
let database: EmbeddedMongo;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-push-'));
  database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const subscribe = () => {
  const { p256dh, auth } = new PushDevice();
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, p256dh, auth };
};

pushSenderContract('CapturingPushSender', async () => {
  const sender = new CapturingPushSender(database.url, new TestClock());
  const arrived = async ({ endpoint }: { endpoint: string }) =>
    (await sender.list({ endpoint })).map(({ message }) => message);
  return { sender, subscribe, arrived, close: () => sender.close() };
});

it('captured pushes are shown newest first with their time, up to a limit', async () => {
  const clock = new TestClock();
  const sender = new CapturingPushSender(database.url, clock, 10);
  const [key] = parsePushKeys(generatePushKey());
  const identity = { publicKey: key.publicKey, privateKey: key.privateKey, subject: 'mailto:support@pothik.test' };
  const target = subscribe();
  for (let number = 1; number <= 13; number += 1)
    await sender.send({ target, message: String(number), ttlSeconds: 60, topic: 'one', identity });
  const pushes = await sender.list();
  expect(pushes).toHaveLength(10);
  expect(pushes[0]).toEqual({ endpoint: target.endpoint, message: '13', ttlSeconds: 60, at: clock.now() });
  expect(pushes.at(-1)?.message).toBe('4');
  await sender.close();
});
