import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { holdDataDirectory, runningDatabase } from './data-directory.js';

const NOBODY = 2_147_483_646;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a data directory', () => {
  it('is made where there is none', () => {
    const directory = holdDataDirectory(path.join(folder, 'new', 'data'));
    expect(existsSync(directory.at())).toBe(true);
  });

  it('is refused while another process holds it', () => {
    writeFileSync(path.join(folder, 'platform.lock'), String(process.ppid));
    expect(() => holdDataDirectory(folder)).toThrow(`is in use by another Pothik (process ${process.ppid})`);
  });

  it('is taken over from a process that is gone', () => {
    writeFileSync(path.join(folder, 'platform.lock'), String(NOBODY));
    expect(() => holdDataDirectory(folder)).not.toThrow();
  });

  it('tells where its platform has its database, for as long as that runs', () => {
    const url = 'mongodb://127.0.0.1:4711';
    const directory = holdDataDirectory(folder);
    directory.tellDatabase(url);
    expect(runningDatabase(folder)).toBeUndefined();
    writeFileSync(path.join(folder, 'platform.lock'), String(process.ppid));
    expect(runningDatabase(folder)).toBe(url);
    writeFileSync(path.join(folder, 'platform.lock'), String(NOBODY));
    expect(runningDatabase(folder)).toBeUndefined();
    directory.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free again once released', () => {
    holdDataDirectory(folder).release();
    expect(existsSync(path.join(folder, 'platform.lock'))).toBe(false);
  });
});
