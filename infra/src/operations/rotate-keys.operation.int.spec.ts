import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parsePushKeys } from '@pothik/engines';
import { parseStatementKeys } from '@pothik/service-kit/host';
import { makeSecrets } from '../../docker/secrets.mjs';
import { holdDataDirectory } from '../platform/data-directory.js';
import { keepKeys } from '../platform/keys.js';
import { runOperation } from './testing/run-operation.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rotate = (...args: string[]) => runOperation(['rotate-keys', ...args], { DATA_DIR: folder });

describe('an operator who rotates the keys', () => {
  it('of a deployment: three steps over its file of variables, whose other lines stay', async () => {
    const file = path.join(folder, '.env');
    const secrets: Record<string, string> = makeSecrets();
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
    writeFileSync(file, `# of this machine\n${lines.join('\n')}\nRATE_LIMITS=on\n`, { mode: 0o600 });
    const read = () => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
    const signing = () => parseStatementKeys(read().RIDE_STATEMENT_KEYS ?? '').signing.kid;
    const [session, kid] = [read().SESSION_KEYS, signing()];
    const push = read().PUSH_KEYS ?? '';

    expect((await rotate('add', '--file', file))[0]).toBe(0);
    expect([signing(), read().SESSION_KEYS?.split(',')[0]]).toEqual([kid, session]);
    expect((await rotate('use', '--file', file))[0]).toBe(0);
    expect(signing()).not.toBe(kid);
    expect(read().SESSION_KEYS?.split(',')[1]).toBe(session);
    expect((await rotate('drop', '--file', file))[0]).toBe(0);
    expect(read().SESSION_KEYS).not.toContain(session);
    const pushed = parsePushKeys(read().PUSH_KEYS ?? '');
    expect([pushed.length, pushed[1]]).toEqual([2, parsePushKeys(push)[0]]);
    const text = readFileSync(file, 'utf8');
    expect([text.startsWith('# of this machine\n'), text.endsWith('\nRATE_LIMITS=on\n')]).toEqual([true, true]);
    expect(read().S3_SECRET_KEY).toBe(secrets.S3_SECRET_KEY);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of a data directory, while no platform runs on it', async () => {
    const directory = await holdDataDirectory(folder);
    const before = await keepKeys(directory);
    expect(await rotate('add')).toEqual([1, expect.stringContaining('is in use by another Pothik')]);
    directory.release();
    for (const step of ['add', 'use', 'drop']) expect((await rotate(step))[0]).toBe(0);
    const again = await holdDataDirectory(folder);
    const after = await keepKeys(again);
    again.release();
    expect(after.sessionKeys).not.toBe(before.sessionKeys);
    expect(after.pushKeys.split(',')[1]).toBe(before.pushKeys);
    expect(after.formerProfilesKey).toBe(before.formerProfilesKey);
    expect(Object.keys(after.statementKeys)).toEqual(Object.keys(before.statementKeys));
  });

  it('uses only keys that were added, and names a wrong step or file', async () => {
    const directory = await holdDataDirectory(folder);
    await keepKeys(directory);
    directory.release();
    expect(await rotate('use')).toEqual([1, 'No key was added: run rotate-keys add first.']);
    expect(await rotate('turn')).toEqual([1, 'The step is one of: add, use, drop.']);
    expect(await rotate('add', '--file', '/nowhere/.env')).toEqual([1, 'There is no /nowhere/.env.']);
  });
});
