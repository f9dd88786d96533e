import path from 'node:path';
import { cruise } from './cruise.js';
import { folderCircles } from './folder-circles.rules.js';
import { allSources, sourcesUnder, textOf } from './sources.js';
import { violationsThroughDoors } from './through-doors.js';
import { unimportedFiles } from './unimported-files.rules.js';
import { unusedExports } from './unused-exports.js';

const TOP = path.join(__dirname, '..', '..');
/** Files beside the source folders use packages too. */
const BESIDE = ['jest.config.mjs'];

/** What released remotes may import from the shell counts as used. */
const isPublished = (finding: string) => publishedNames.includes(finding);
const { names: published, exposes } = JSON.parse(textOf(TOP, 'frontends/page-contract.json')) as {
  names: { from: string; names: string[] }[];
  exposes: Record<string, Record<string, unknown>>;
};
/** The files that remotes expose to the shell. */
const exposed = Object.entries(exposes).flatMap(([remote, names]) =>
  Object.keys(names).map((name) => path.join('frontends', remote, 'src', `${name}.tsx`)),
);
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

  it('has no file that nothing but tests imports', () => {
    expect(unimportedFiles(sources, imports, exposed)).toEqual([]);
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

/** Brings texts of people into a Unicode form, or reads their digits. */
const FORM_OF_TEXT = /\.normalize\(|'NFK?[CD]'|০-৯/;
/** The module, what reads places by their sound with it, a secret that is never shown, and released migrations. */
const MAY_FORM_TEXT =
  /^packages\/contracts\/src\/platform\/typed-text|^packages\/engines\/src\/places\/bundled\/|^packages\/ui-kit\/src\/format\/digits|\/password\.hasher\.ts$|\.migration\.ts$/;

describe('one module knows the forms of a typed text', () => {
  const files = ['gateway/src', 'services', 'packages', 'frontends']
    .flatMap((folder) => sourcesUnder(TOP, folder))
    .filter((file) => !/\.spec\.tsx?$|^packages\/places-data\//.test(file));

  it('no other file brings texts into a form', () => {
    const found = files.filter((file) => FORM_OF_TEXT.test(textOf(TOP, file)));
    expect(found.filter((file) => !MAY_FORM_TEXT.test(file))).toEqual([]);
    expect(found).toContain('packages/contracts/src/platform/typed-text.rules.ts');
  });

  it.each(["name.normalize('NFC')", 'digits.replace(/[০-৯]/g, latin)'])('bites on %s', (line) => {
    expect(line).toMatch(FORM_OF_TEXT);
  });
});
