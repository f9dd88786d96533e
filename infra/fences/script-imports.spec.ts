import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingImports } from './script-imports.js';
import { allSources, TOP } from './sources.js';

/** Built in place of files of build-kit, whose neighbours they import. */
const BUILT_ELSEWHERE = 'e2e/screens/former-federation/';

describe('what a script imports from a file here', () => {
  it('is there, in the whole tree', () => {
    const scripts = allSources(TOP).filter((file) => file.endsWith('.mjs') && !file.startsWith(BUILT_ELSEWHERE));
    expect(missingImports(TOP, scripts)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(100);
  });

  it.each([
    ["import { gone } from './given.mjs';", 'gone of ./given.mjs'],
    ["import { given } from './moved.mjs';", './moved.mjs'],
    ["export { gone as given } from './given.mjs';", 'gone of ./given.mjs'],
    ["const { given } = await import('./moved.mjs');", './moved.mjs'],
  ])('is missed where it is planted: %s', (line, what) => {
    const top = fs.mkdtempSync(path.join(os.tmpdir(), 'pothik-scripts-'));
    fs.writeFileSync(path.join(top, 'given.mjs'), 'export const given = 1;\n');
    fs.writeFileSync(path.join(top, 'user.mjs'), `import { given } from './given.mjs';\n${line}\n`);
    expect(missingImports(top, ['given.mjs', 'user.mjs'])).toEqual([`user.mjs: ${what}`]);
    fs.rmSync(top, { recursive: true });
  });
});
