import fs from 'node:fs';
import path from 'node:path';
import { copyTree } from './copy-tree.js';
import { filesRefused, TOP } from './lint.js';

describe('the linter refuses in a test', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyTree(TOP, ['biome.json', 'infra/fences']);
  });
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  const isRefused = (file: string, text: string): boolean => {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.writeFileSync(path.join(copy, file), text);
    return filesRefused(copy, [file]).length > 0;
  };

  it.each([
    ['a spy of the file, which is gone after the first test', "jest.spyOn(console, 'log');", true],
    ['but not one of a test', "it('says nothing', () => void jest.spyOn(console, 'log'));", false],
  ])('%s', (_case, line, refused) => {
    expect(isRefused('services/ride/src/rides/planted.spec.ts', `${line}\n`)).toBe(refused);
  });

  it.each([
    ['a page that is read once', "it('is full', async () => expect(await list.count()).toBe(2));", true],
    ['but not one that is asked until it holds', "it('is full', () => shown(list.nth(1)));", false],
  ])('%s', (_case, line, refused) => {
    expect(isRefused('e2e/screens/planted.e2e.spec.ts', `${line}\n`)).toBe(refused);
  });
});
