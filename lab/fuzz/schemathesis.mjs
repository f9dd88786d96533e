import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromPython } from '../../infra/deployment/checkers/install.mjs';
import { run } from '../../infra/local/run.mjs';

const VERSION = '4.32.5';
const CHECKS = ['not_a_server_error', 'status_code_conformance', 'response_schema_conformance'];
/** It does not end, and the fuzzer would wait for its end. */
const ENDLESS = ['notification.stream'];
/** They end the session at once, a refresh token used again included: the rest of the round would be without a person. */
const ENDING_THE_SESSION = ['auth.logout', 'auth.logoutEverywhere', 'auth.refresh'];

/**
 * Installs schemathesis, once.
 * @param {import('../../infra/deployment/checkers/install.mjs').Patience} [patience]
 * @returns {Promise<string>} the folder of its Python
 * @throws {import('../../infra/programs/not-available.mjs').NotAvailable}
 */
export const installSchemathesis = (patience) => fromPython('schemathesis', VERSION, patience);

/**
 * Sends made-up calls, valid and invalid, to every operation of /api/openapi.json, and prints what breaks a check, each
 * with the curl command that shows it again.
 * @param {string} folder of Python
 * @param {{ url: string, cookie?: string, seconds: number, seed: number }} round
 * @returns {Promise<import('./report.rules.mjs').Round>}
 */
export async function fuzz(folder, { url, cookie, seconds, seed }) {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'pothik-schemathesis-'));
  const file = path.join(temporary, 'report.json');
  const leftOut = [...ENDLESS, ...(cookie === undefined ? [] : ENDING_THE_SESSION)];
  const args = [
    ...['-m', 'schemathesis.cli', '--config-file', '/dev/null', 'run', `${url}/api/openapi.json`],
    ...['--checks', CHECKS.join(','), '--continue-on-failure'],
    ...leftOut.flatMap((operation) => ['--exclude-operation-id', operation]),
    ...['--max-time', String(seconds), '--seed', String(seed), '--generation-database', 'none'],
    ...['--request-timeout', '20', '--warnings', 'off', '--no-color'],
    ...['--report', 'json', '--report-json-path', file],
    ...(cookie === undefined ? [] : ['--header', `Cookie: ${cookie}`]),
  ];
  try {
    // In the temporary folder: it leaves what it found in the folder where it runs.
    const options = { cwd: temporary, stdio: ['ignore', 'inherit', 'inherit'] };
    const exitCode = await run(path.join(folder, 'python'), args, options);
    return existsSync(file) ? { exitCode, report: JSON.parse(readFileSync(file, 'utf8')) } : { exitCode };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
