import fs from 'node:fs';
import path from 'node:path';
import { copyTree, isLeftOut } from './copy-tree.js';
import { cruise, type Violation } from './cruise.js';
import { PLANTED_VIOLATIONS } from './planted-violations.js';

const TOP = path.join(__dirname, '..', '..');
const COPIED = [
  'gateway',
  'services',
  'frontends',
  'packages',
  'infra',
  'tsconfig.base.json',
  'tsconfig.backend.json',
  'package.json',
];

/** Every fence of the configuration, read where it is written. */
const fences: string[] = require('./dependency-cruiser.cjs').forbidden.map(({ name }: { name: string }) => name);

function sourcesUnder(folder: string): string[] {
  return fs.readdirSync(path.join(TOP, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return isLeftOut(entry.name) ? [] : sourcesUnder(place);
    return /\.tsx?$/.test(entry.name) ? [place] : [];
  });
}

describe('the tree as it stands', () => {
  const { sources, violations } = cruise(TOP);

  it('breaks no fence', () => {
    expect(violations).toEqual([]);
  });

  it('was seen whole: a fence that sees no file lets everything pass', () => {
    const expected = ['gateway/src', 'services', 'frontends', 'packages', 'infra/src'].flatMap(sourcesUnder);
    expect(expected.filter((file) => !sources.includes(file))).toEqual([]);
  });
});

/** What imports cannot show: a rule that reads the clock, the environment or chance by itself. */
const IMPURE = /Date\.now\(|new Date\(\)|Math\.random\(|process\.env|randomInt\(|randomUUID\(/;

describe('a rule takes time and chance as arguments', () => {
  const rules = ['gateway/src', 'services', 'packages', 'frontends', 'infra/src']
    .flatMap(sourcesUnder)
    .filter((file) => /\.rules\.ts$/.test(file));

  it.each(rules)('%s', (file) => {
    expect(fs.readFileSync(path.join(TOP, file), 'utf8')).not.toMatch(IMPURE);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()', 'process.env.PORT', 'randomInt(10)'])('bites on %s', (line) => {
    expect(line).toMatch(IMPURE);
  });
});

/** How a file could learn which engine is below a port: from the address it is given. */
const KIND_OF_ENGINE = /\b(MONGO_URL|KAFKA_BROKERS|REDIS_URL|S3_ENDPOINT|SMTP_URL)\b/;

describe('nothing above the ports asks which engine is below', () => {
  const above = ['gateway/src', 'services', 'packages/contracts/src', 'packages/service-kit/src']
    .flatMap(sourcesUnder)
    .filter((file) => !/^packages\/service-kit\/src\/(start|configuration|testing)\/|\.spec\.ts$/.test(file));

  it('no file names an engine’s address', () => {
    const naming = above.filter((file) => KIND_OF_ENGINE.test(fs.readFileSync(path.join(TOP, file), 'utf8')));
    expect(naming).toEqual([]);
    expect(above.length).toBeGreaterThan(200);
  });

  it.each(['if (process.env.KAFKA_BROKERS) wait();', "const isReal = 'REDIS_URL' in variables;"])(
    'bites on %s',
    (line) => {
      expect(line).toMatch(KIND_OF_ENGINE);
    },
  );
});

describe('every fence bites', () => {
  let found: Violation[] = [];
  let copy: string;

  beforeAll(() => {
    copy = copyTree(TOP, COPIED);
    for (const { file, line } of PLANTED_VIOLATIONS) {
      fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      fs.writeFileSync(path.join(copy, file), `${line}\n`);
    }
    found = cruise(copy).violations;
  }, 120_000);

  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it.each(PLANTED_VIOLATIONS.map(({ fence, file }) => [fence, file]))('%s sees %s', (fence, file) => {
    // A circle is told once, from either of its files.
    expect(
      found.filter((violation) => violation.fence === fence && [violation.from, violation.to].includes(file)),
    ).not.toEqual([]);
  });

  it('has a planted violation for each', () => {
    expect([...new Set(PLANTED_VIOLATIONS.map(({ fence }) => fence))].sort()).toEqual([...fences].sort());
  });
});
