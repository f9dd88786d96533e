import fs from 'node:fs';
import path from 'node:path';
import { copyTree } from './copy-tree.js';
import { filesRefused, TOP } from './lint.js';
import { allSources } from './sources.js';

describe('a rule takes time and chance as arguments, and has no side effects', () => {
  it('in the whole tree', () => {
    const rules = allSources(TOP).filter((file) => /\.rules\.m?[jt]s$/.test(file));
    expect(rules.length).toBeGreaterThan(150);
    expect(filesRefused(TOP, rules)).toEqual([]);
  });
});

const IMPURE = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'Math.random()',
  'process.env.PORT',
  "fetch('/rides')",
  'setTimeout(() => 1, 1)',
];
const RULES = [
  'services/ride/src/rides/rules',
  'gateway/src/web',
  'packages/contracts/src/ride',
  'e2e/load',
  'infra/src',
];

describe('an impure line is refused', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyTree(TOP, ['biome.json', 'infra/fences']);
  });
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  const plant = (folder: string, line: string): string => {
    const file = path.posix.join(folder, 'planted.rules.ts');
    fs.mkdirSync(path.join(copy, folder), { recursive: true });
    fs.writeFileSync(path.join(copy, file), `export const planted = () => ${line};\n`);
    return file;
  };

  it.each(IMPURE)('%s', (line) => {
    const file = plant('services/ride/src/rides', line);
    expect(filesRefused(copy, [file])).toEqual([file]);
  });

  it.each(RULES)('in a rule of %s', (folder) => {
    const file = plant(folder, 'Date.now()');
    expect(filesRefused(copy, [file])).toEqual([file]);
  });

  it('but not a time that is an argument', () => {
    expect(filesRefused(copy, [plant('services/ride/src/rides', 'new Date(1)')])).toEqual([]);
  });
});
