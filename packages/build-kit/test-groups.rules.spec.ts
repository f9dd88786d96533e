import { inGroup } from './grouped-specs.cjs';
import { groupSource, isGrouped, isOfOperation, planGroups } from './test-groups.rules.mjs';

const spec = (file: string, source = "it('holds', () => undefined);") => ({ file, source });
const numbered = (count: number, ending: string) =>
  Array.from({ length: count }, (_, index) => spec(`services/ride/src/rule-${index}${ending}`));

describe('spec files share their modules', () => {
  it('units with all others, integration and pages with those of their workspace', () => {
    const files = ['services/ride/src/a.spec.ts', 'services/ride/src/b.int.spec.ts', 'packages/ui-kit/src/c.spec.tsx'];
    expect(planGroups([...files, 'gateway/src/d/e.spec.ts'].map((file) => spec(file)))).toEqual([
      { name: 'backend/unit', files: ['services/ride/src/a.spec.ts', 'gateway/src/d/e.spec.ts'] },
      { name: 'backend/services-ride-integration', files: ['services/ride/src/b.int.spec.ts'] },
      { name: 'web/packages-ui-kit-page', files: ['packages/ui-kit/src/c.spec.tsx'] },
    ]);
  });

  it.each(["jest.mock('./call')", 'jest.doMock("./call")', 'jest.resetModules()', 'jest.isolateModules(load)'])(
    'but not where one says %s',
    (line) => {
      expect(planGroups([spec('gateway/src/a.spec.ts'), spec('gateway/src/b/c.spec.ts', line)])).toEqual([
        { name: 'backend/unit', files: ['gateway/src/a.spec.ts'] },
        { name: 'backend/alone-gateway-src-b-c', files: ['gateway/src/b/c.spec.ts'] },
      ]);
    },
  );

  it.each([
    ['.spec.ts', 100, 48],
    ['.spec.tsx', 60, 28],
    ['.int.spec.ts', 60, 24],
  ])('in groups of a limited size, every file once: %s', (ending, count, limit) => {
    const specs = numbered(count, ending);
    const groups = planGroups(specs);
    expect(groups.every(({ files }) => files.length <= limit)).toBe(true);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    expect(groups.flatMap(({ files }) => files).sort()).toEqual(specs.map(({ file }) => file).sort());
  });
});

describe('a group has', () => {
  it.each(['gateway/src/a.spec.ts', 'services/ride/src/b.int.spec.ts', 'packages/ui-kit/src/c.spec.tsx'])(
    'specs of units and of integration: %s',
    (file) => expect(isGrouped(file)).toBe(true),
  );

  it('the rules that stories check with, and no story', () => {
    expect(isGrouped('lab/traffic/rides/journal.rules.e2e.spec.ts')).toBe(true);
    expect(isGrouped('e2e/stories/book-a-ride.e2e.spec.ts')).toBe(false);
  });

  it.each([
    'lab/deaths/kills.engines.spec.ts',
    'lab/containers/kills.containers.spec.ts',
    'lab/cluster/a.cluster.spec.ts',
  ])('nothing that needs what only another lane starts: %s', (file) => expect(isGrouped(file)).toBe(false));

  it.each(['services/ride/dist/a.spec.ts', 'node_modules/x/a.spec.ts', 'gateway/src/a.ts'])(
    'no file of others, and none without tests: %s',
    (file) => expect(isGrouped(file)).toBe(false),
  );
});

it('tests of operation are known by their ending', () => {
  expect(isOfOperation('infra/src/backup/backup.operation.int.spec.ts')).toBe(true);
  expect(isOfOperation('infra/src/operations/operation.int.spec.ts')).toBe(false);
});

it('a group names each of its files', () => {
  expect(groupSource(['gateway/src/a.spec.ts'], '../../..')).toContain(
    "inGroup('gateway/src/a.spec.ts', () => require('../../../gateway/src/a.spec.ts'));",
  );
});

it('a spec file that cannot load is a failing test under its name and does not end its group', () => {
  const tests: { name: string; run: () => void }[] = [];
  const named = jest
    .spyOn(globalThis, 'describe')
    .mockImplementation(((_name: string, fill: () => void) => fill()) as never);
  jest
    .spyOn(globalThis, 'it')
    .mockImplementation(((name: string, run: () => void) => tests.push({ name, run })) as never);
  jest.spyOn(globalThis, 'afterAll').mockImplementation(() => undefined);
  const load = () => {
    throw new Error('its import is broken');
  };
  inGroup('gateway/src/a.spec.ts', load);
  expect(named).toHaveBeenCalledWith('gateway/src/a.spec.ts', expect.any(Function));
  jest.restoreAllMocks();
  expect(tests.map(({ name }) => name)).toEqual(['loads']);
  expect(tests[0]?.run).toThrow('its import is broken');
});
