import fs from 'node:fs';
import path from 'node:path';
import { copyTree } from './copy-tree.js';
import { cruise, type Violation } from './cruise.js';
import { folderCircles } from './folder-circles.rules.js';
import { PLANTED_CIRCLES, PLANTED_EXPORT, PLANTED_THROUGH_DOORS, PLANTED_VIOLATIONS } from './planted-violations.js';
import { allSources, SOURCE_FOLDERS } from './sources.js';
import { violationsThroughDoors } from './through-doors.js';
import { unusedExports } from './unused-exports.js';

const TOP = path.join(__dirname, '..', '..');
const COPIED = [...SOURCE_FOLDERS, 'tsconfig.base.json', 'tsconfig.backend.json', 'package.json'];

/** Every fence of the configuration. */
const fences: string[] = require('./dependency-cruiser.cjs').forbidden.map(({ name }: { name: string }) => name);

describe('every fence detects its planted violation', () => {
  let found: Violation[] = [];
  let throughDoors: Violation[] = [];
  let circles: string[] = [];
  let unused: string[] = [];
  let copy: string;

  beforeAll(() => {
    copy = copyTree(TOP, COPIED);
    for (const { file, line } of [
      ...PLANTED_VIOLATIONS,
      ...PLANTED_THROUGH_DOORS,
      ...PLANTED_CIRCLES,
      PLANTED_EXPORT,
    ]) {
      fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      fs.appendFileSync(path.join(copy, file), `${line}\n`);
    }
    const { imports, violations } = cruise(copy);
    found = violations;
    circles = folderCircles(imports);
    throughDoors = violationsThroughDoors(copy, allSources(copy));
    unused = unusedExports(copy, allSources(copy));
  });

  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it.each(PLANTED_VIOLATIONS.map(({ fence, file }) => [fence, file]))('%s detects %s', (fence, file) => {
    // A circle is reported once, from one of its files.
    expect(
      found.filter((violation) => violation.fence === fence && [violation.from, violation.to].includes(file)),
    ).not.toEqual([]);
  });

  it('has a planted violation for each', () => {
    expect([...new Set(PLANTED_VIOLATIONS.map(({ fence }) => fence))].sort()).toEqual([...fences].sort());
  });

  it.each(PLANTED_THROUGH_DOORS.map(({ fence, file }) => [fence, file]))(
    '%s detects what %s imports through a feature’s door',
    (fence, file) => {
      expect(throughDoors).toContainEqual(expect.objectContaining({ fence, from: file }));
    },
  );

  it.each(PLANTED_CIRCLES.map(({ fence, file }) => [fence, file]))('the circle %s is detected with %s', (fence) => {
    expect(circles).toContain(fence);
  });

  it('an export without an import is detected', () => {
    expect(unused).toContain(PLANTED_EXPORT.fence);
  });
});
