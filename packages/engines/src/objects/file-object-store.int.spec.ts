import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { objectStoreContract } from '../contracts/object-store.contract.js';
import { FileObjectStore } from './file-object-store.js';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-objects-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

objectStoreContract('FileObjectStore', async () => new FileObjectStore(directory));

describe('a folder of objects', () => {
  it('leaves no half-written file when writing fails', async () => {
    const store = new FileObjectStore(directory);
    await store.put('half/a.png', Buffer.from('whole'), { contentType: 'image/png' });
    // A folder has the name of the object: renaming onto it fails.
    await expect(store.put('half', Buffer.from('x'), { contentType: 'image/png' })).rejects.toThrow();
    const names = await readdir(directory, { recursive: true });
    expect(names.filter((name) => path.basename(name).startsWith('.'))).toEqual([]);
  });

  it('reports that it is unavailable when the folder cannot be written', async () => {
    const file = path.join(directory, 'a-file');
    await writeFile(file, '');
    const store = new FileObjectStore(path.join(file, 'objects'));
    await expect(store.ping()).rejects.toThrow();
  });
});
