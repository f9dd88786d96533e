import { argumentsOfAgain, countsOf, filesToRunAgain, RUN_AGAIN_AT_MOST, replaced } from './run-again.rules.mjs';

const file = (name: string, ...statuses: string[]) => ({
  name: `/pothik/${name}`,
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});

describe('files that failed', () => {
  it('are run again, the others are not', () => {
    const testResults = [file('a.spec.ts', 'passed'), file('b.spec.ts', 'passed', 'failed'), file('c.spec.ts')];
    expect(filesToRunAgain({ testResults })).toEqual(['/pothik/b.spec.ts', '/pothik/c.spec.ts']);
  });

  it('are not run again when many failed', () => {
    const failed = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.spec.ts`, 'failed'));
    expect(filesToRunAgain({ testResults: failed(RUN_AGAIN_AT_MOST) })).toHaveLength(RUN_AGAIN_AT_MOST);
    expect(filesToRunAgain({ testResults: failed(RUN_AGAIN_AT_MOST + 1) })).toEqual([]);
  });

  it('run by themselves, with the options of the whole run', () => {
    expect(argumentsOfAgain(['--maxWorkers=2', '--runTestsByPath', 'a', 'b'], ['b'])).toEqual([
      '--maxWorkers=1',
      '--runTestsByPath',
      'b',
    ]);
    expect(argumentsOfAgain(['--selectProjects=screens'], ['b'])).toEqual([
      '--selectProjects=screens',
      '--maxWorkers=1',
      '--runTestsByPath',
      'b',
    ]);
  });
});

describe('the counts of both runs', () => {
  const first = { testResults: [file('a.spec.ts', 'passed', 'pending'), file('b.spec.ts', 'passed', 'failed')] };

  it('are those of the second run for its files', () => {
    const second = { testResults: [file('b.spec.ts', 'passed', 'passed')] };
    expect(countsOf(replaced(first, second), '/pothik')).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
  });

  it('keep what failed twice', () => {
    expect(countsOf(replaced(first, { testResults: [file('b.spec.ts', 'failed', 'passed')] }), '/pothik')).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['b.spec.ts › test 0'],
    });
  });

  it('count a file that could not be loaded as one failure', () => {
    expect(countsOf({ testResults: [file('c.spec.ts')] }, '/pothik')).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['c.spec.ts could not be loaded'],
    });
  });
});
