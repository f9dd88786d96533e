import fs from 'node:fs';
import path from 'node:path';
import { missingPaths, pathsNamedIn } from './documented-paths.rules.js';
import { filesUnder } from './files-under.js';

const TOP = path.join(__dirname, '..', '..');
const files = filesUnder(TOP);

describe('every path that a page names exists', () => {
  it.each([
    ['README.md', '', 20],
    ['CONTRIBUTING.md', '', 8],
    ['docs/architecture.md', 'docs/', 10],
    ['docs/where-things-live.md', 'docs/', 80],
    ['docs/security.md', 'docs/', 80],
  ])('%s', (page, folder, atLeast) => {
    const named = pathsNamedIn(fs.readFileSync(path.join(TOP, page), 'utf8'), folder);
    expect(missingPaths(named, files)).toEqual([]);
    // A check that reads no path would always pass.
    expect(named.length).toBeGreaterThan(atLeast);
  });
});
