import { failedTests } from './failed-tests.rules.mjs';

/** More files than this fail for one reason, so they are not run again. */
export const RUN_AGAIN_AT_MOST = 5;

/**
 * The files of a run of Jest to run once more, by themselves: those that failed, if they are few.
 * @param {{ testResults: { name: string, status: string }[] }} result of `--json`
 * @returns {string[]}
 */
export function filesToRunAgain({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length > RUN_AGAIN_AT_MOST ? [] : failed;
}

/** The arguments of Jest that run these files alone, in one worker. @param {string[]} args @param {string[]} files */
export function argumentsOfAgain(args, files) {
  const paths = args.indexOf('--runTestsByPath');
  const options = (paths < 0 ? args : args.slice(0, paths)).filter((option) => !option.startsWith('--maxWorkers'));
  return [...options, '--maxWorkers=1', '--runTestsByPath', ...files];
}

/**
 * A run, with the files of another run in place of its own.
 * @template {{ testResults: { name: string }[] }} Result
 * @param {Result} first @param {Result} second @returns {Result}
 */
export function replaced(first, second) {
  const anew = new Map(second.testResults.map((file) => [file.name, file]));
  return { ...first, testResults: first.testResults.map((file) => anew.get(file.name) ?? file) };
}

/** How many tests passed, failed and were skipped. A file that could not be loaded counts as one failure. */
export function countsOf({ testResults }, top) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = failedTests({ testResults }, top);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: failures.length, skipped: count('pending'), failures };
}
