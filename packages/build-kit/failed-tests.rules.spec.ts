import { failedTests } from './failed-tests.rules.mjs';

const test = (fullName: string, status: string) => ({ fullName, status });
const file = (name: string, status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `/pothik/${name}`,
  status,
  assertionResults,
});

describe('what failed in a run of the tests', () => {
  it('is named by its file and the whole name of the test', () => {
    const testResults = [
      file('gateway/a.spec.ts', 'failed', test('a rule holds', 'passed'), test('a rule breaks', 'failed')),
      file('gateway/b.spec.ts', 'passed', test('another rule holds', 'passed'), test('waits', 'pending')),
    ];
    expect(failedTests({ testResults }, '/pothik')).toEqual(['gateway/a.spec.ts › a rule breaks']);
  });

  it('is a file that could not be loaded, which has no test', () => {
    expect(failedTests({ testResults: [file('gateway/c.spec.ts', 'failed')] }, '/pothik/')).toEqual([
      'gateway/c.spec.ts could not be loaded',
    ]);
  });
});
