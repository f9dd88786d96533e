import { getConnectionToken } from '@nestjs/mongoose';
import { runMigrationIn } from '@pothik/service-kit/testing';
import type { Connection, mongo } from 'mongoose';
import { type AuthPlatform, startAuth } from '../testing/auth-platform.js';
import { codesByChannel } from './0003-codes-by-channel.migration.js';

let auth: AuthPlatform;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

it('a code that the former release mailed is right after it, also after two attempts', async () => {
  const email = 'before-migration@pothik.test';
  await auth.register(email);
  await auth.sendCode(email);
  const { db } = auth.platform.service('auth').app.get<Connection>(getConnectionToken());
  const codes = (db as mongo.Db).collection('one_time_codes');
  const sent = await codes.findOne({ channel: 'email', address: email });
  expect(sent).toMatchObject({ askedBy: expect.any(String) });
  await codes.updateOne(
    { channel: 'email', address: email },
    { $set: { email, registrationId: sent?.askedBy }, $unset: { channel: 1, address: 1, askedBy: 1 } },
  );
  await runMigrationIn(auth.platform.service('auth'), codesByChannel);
  await runMigrationIn(auth.platform.service('auth'), codesByChannel);
  expect((await auth.verify(email, await auth.mailedCode(email))).status).toBe(200);
});
