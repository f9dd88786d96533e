import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePushKeys } from '@pothik/engines';
import { holdDataDirectory, KEYS } from './data-directory.js';
import { keepKeys } from './keys.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = async () => {
  const directory = await holdDataDirectory(folder);
  try {
    return await keepKeys(directory);
  } finally {
    directory.release();
  }
};

describe('the keys of a data directory', () => {
  it('are made once', async () => {
    const first = await kept();
    expect(await kept()).toEqual(first);
  });

  it('of a former release get the keys of former profiles and of push, once, and keep the others', async () => {
    const { formerProfilesKey: _none, pushKeys: _neither, ...former } = await kept();
    const file = path.join(folder, KEYS);
    writeFileSync(file, JSON.stringify(former), { mode: 0o600 });
    const upgraded = await kept();
    const formerProfilesKey = expect.stringMatching(/^[\w-]{43}$/);
    expect(upgraded).toEqual({ ...former, formerProfilesKey, pushKeys: expect.any(String) });
    expect(parsePushKeys(upgraded.pushKeys)).toHaveLength(1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(upgraded);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await kept()).toEqual(upgraded);
  });
});
