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

const WORKSPACES = ['services', 'packages', 'frontends'].flatMap((folder) =>
  fs
    .readdirSync(path.join(TOP, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`),
);

it.each(['gateway', ...WORKSPACES])('%s has a page of its own, of at most 40 lines', (workspace) => {
  const lines = fs
    .readFileSync(path.join(TOP, workspace, 'README.md'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines[0]).toMatch(/^# \S/);
  expect(lines.length).toBeLessThanOrEqual(40);
});
