import path from 'node:path';
import { cruise } from './cruise.js';
import { folderCircles } from './folder-circles.rules.js';
import { allSources, sourcesUnder, textOf } from './sources.js';
import { violationsThroughDoors } from './through-doors.js';
import { unusedExports } from './unused-exports.js';

const TOP = path.join(__dirname, '..', '..');
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
