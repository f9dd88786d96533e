import fs from 'node:fs';
import path from 'node:path';
import { copyTree } from './copy-tree.js';
import { cruise, SOURCE_FOLDERS, type Violation } from './cruise.js';
import { folderCircles } from './folder-circles.rules.js';
import { PLANTED_CIRCLES, PLANTED_EXPORT, PLANTED_THROUGH_DOORS, PLANTED_VIOLATIONS } from './planted-violations.js';
import { sourcesUnder, textOf } from './sources.js';
import { violationsThroughDoors } from './through-doors.js';
import { unusedExports } from './unused-exports.js';

const TOP = path.join(__dirname, '..', '..');
const COPIED = [...SOURCE_FOLDERS, 'tsconfig.base.json', 'tsconfig.backend.json', 'package.json'];

/** Every fence of the configuration. */
const fences: string[] = require('./dependency-cruiser.cjs').forbidden.map(({ name }: { name: string }) => name);

const allSources = (top: string): string[] => SOURCE_FOLDERS.flatMap((folder) => sourcesUnder(top, folder));
/** Files beside the source folders use packages too. */
const BESIDE = ['jest.config.mjs'];

/** What released remotes may import from the shell counts as used. */
const isPublished = (finding: string) => publishedNames.includes(finding);
const { names: published } = JSON.parse(textOf(TOP, 'frontends/page-contract.json')) as {
  names: { from: string; names: string[] }[];
};
const publishedNames = published.flatMap(({ from, names }) =>
  names.map((name) => `${from.replace('@pothik/', 'packages/')}: ${name}`),
);

describe('this tree', () => {
  const { sources, imports, violations } = cruise(TOP);

  it('breaks no fence', () => {
    expect(violations).toEqual([]);
  });

  it('was checked completely, with scripts, specs and stories: a fence that sees no file would always pass', () => {
    const expected = allSources(TOP);
    expect(expected.filter((file) => !sources.includes(file))).toEqual([]);
    for (const kind of [/^e2e\/.*\.e2e\.spec\.ts$/, /^services\/.*\.int\.spec\.ts$/, /^infra\/.*\.mjs$/])
      expect(sources.filter((file) => kind.test(file)).length).toBeGreaterThan(20);
  });

  it('breaks no fence through a feature’s door', () => {
    expect(violationsThroughDoors(TOP, allSources(TOP))).toEqual([]);
  });

  it('has no circular imports between the folders of a workspace', () => {
    expect(folderCircles(imports)).toEqual([]);
  });

  it('has no package export without an import from outside', () => {
    expect(unusedExports(TOP, [...allSources(TOP), ...BESIDE]).filter((name) => !isPublished(name))).toEqual([]);
  });
});

/** A file could find out which engine is below a port by the variable of its address. */
const KIND_OF_ENGINE = /\b(MONGO_URL|KAFKA_BROKERS|REDIS_URL|S3_ENDPOINT|SMTP_URL)\b/;

describe('no file above the ports depends on which engine is below', () => {
  const above = ['gateway/src', 'services', 'packages/contracts/src', 'packages/service-kit/src']
    .flatMap((folder) => sourcesUnder(TOP, folder))
    .filter((file) => !/^packages\/service-kit\/src\/(start|configuration|testing)\/|\.spec\.ts$/.test(file));

  it('no file names an engine’s address', () => {
    expect(above.filter((file) => KIND_OF_ENGINE.test(textOf(TOP, file)))).toEqual([]);
    expect(above.length).toBeGreaterThan(200);
  });

  it.each(['if (process.env.KAFKA_BROKERS) wait();', "const isReal = 'REDIS_URL' in variables;"])(
    'bites on %s',
    (line) => {
      expect(line).toMatch(KIND_OF_ENGINE);
    },
  );
});

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
