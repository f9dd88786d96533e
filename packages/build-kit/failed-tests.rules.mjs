/**
 * What failed in a run of Jest, a line each: the file and the test's whole name, or the file alone when it could not be loaded.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} result of `--json`
 * @param {string} top the top folder, with or without a slash at its end
 * @returns {string[]}
 */
export function failedTests({ testResults }, top) {
  const slashed = (file) => file.replaceAll('\\', '/');
  const start = `${slashed(top).replace(/\/$/, '')}/`;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = slashed(name).replace(start, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`);
    return status === 'failed' ? [`${file} could not be loaded`] : [];
  });
}
