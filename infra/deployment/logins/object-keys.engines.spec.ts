import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WEB_BUCKET } from '@pothik/contracts/platform';
import { connectObjectStore } from '@pothik/engines/connect';
import { makeSecrets } from '../../docker/secrets.mjs';
import { inTop } from '../top-folder.js';

const { S3_ENDPOINT = '', S3_ACCESS_KEY, S3_SECRET_KEY, S3_CLIENT_FOLDER } = process.env;
const secrets = makeSecrets();
const PICTURE = { contentType: 'image/webp' };
const REFUSED = { code: 'AccessDenied' };

async function makeKeys(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-keys-'));
  const environment = {
    ...secrets,
    PATH: `${S3_CLIENT_FOLDER}${path.delimiter}${process.env.PATH}`,
    MC_CONFIG_DIR: folder,
    MC_HOST_store: S3_ENDPOINT.replace('://', `://${S3_ACCESS_KEY}:${S3_SECRET_KEY}@`),
  };
  const script = inTop('infra', 'deployment', 'logins', 'make-object-keys.sh');
  await promisify(execFile)('sh', [script], { env: environment });
  rmSync(folder, { recursive: true });
}

const storeOf = (name: string, { secretKey = secrets[`${name}_S3_SECRET_KEY`] ?? '', bucket = 'pothik' } = {}) =>
  connectObjectStore({
    S3_ENDPOINT,
    S3_ACCESS_KEY: secrets[`${name}_S3_ACCESS_KEY`],
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
  });

const onStore = S3_CLIENT_FOLDER === undefined ? describe.skip : describe;

onStore('On an object store, a service with its own key', () => {
  beforeAll(makeKeys);

  it.each([
    ['USER', 'users/a/b.webp', 'vehicles/a/b.webp'],
    ['DRIVER', 'vehicles/a/b.webp', 'users/a/b.webp'],
  ])('%s stores, reads and deletes %s, and reaches nothing of %s', async (name, own, foreign) => {
    const store = await storeOf(name);
    await store.ping();
    expect(await store.get(own)).toBeUndefined();
    await store.put(own, Buffer.from([1, 2]), PICTURE);
    expect((await store.get(own))?.bytes).toEqual(Buffer.from([1, 2]));
    await store.delete(own);
    await expect(store.get(foreign)).rejects.toMatchObject(REFUSED);
    await expect(store.put(foreign, Buffer.from([3]), PICTURE)).rejects.toMatchObject(REFUSED);
    await expect(store.delete(foreign)).rejects.toMatchObject(REFUSED);
    await store.close();
  });

  it('reaches no other bucket, and makes none', async () => {
    const store = await storeOf('USER', { bucket: 'another' });
    await expect(store.ping()).rejects.toThrow(expect.objectContaining({ name: 'S3Error' }));
    await expect(store.put('users/a/b.webp', Buffer.from([1]), PICTURE)).rejects.toMatchObject(REFUSED);
    await store.close();
  });

  it('reads the releases of the web with the gateway’s key, and writes them with the one of the releases', async () => {
    const [gateway, web] = [
      await storeOf('GATEWAY', { bucket: WEB_BUCKET }),
      await storeOf('WEB', { bucket: WEB_BUCKET }),
    ];
    await web.put('shell/versions.json', Buffer.from('[]'), PICTURE);
    expect((await gateway.get('shell/versions.json'))?.bytes.toString()).toBe('[]');
    expect(await gateway.get('shell/missing.json')).toBeUndefined();
    await expect(gateway.put('shell/versions.json', Buffer.from('x'), PICTURE)).rejects.toMatchObject(REFUSED);
    await expect(gateway.delete('shell/versions.json')).rejects.toMatchObject(REFUSED);
    await web.delete('shell/versions.json');
    for (const name of ['GATEWAY', 'WEB', 'USER']) {
      const store = await storeOf(name, { bucket: name === 'USER' ? WEB_BUCKET : 'pothik' });
      await expect(store.get('users/a/b.webp')).rejects.toMatchObject(REFUSED);
      await store.close();
    }
    await Promise.all([gateway.close(), web.close()]);
  });

  it('gets a new secret when the keys are made again', async () => {
    const former = secrets.USER_S3_SECRET_KEY ?? '';
    secrets.USER_S3_SECRET_KEY = makeSecrets().USER_S3_SECRET_KEY ?? '';
    await makeKeys();
    const store = await storeOf('USER');
    await store.ping();
    await store.close();
    const old = await storeOf('USER', { secretKey: former });
    await expect(old.get('users/a/b.webp')).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    await old.close();
  });
});
