import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Expected, ruleTest, type Scraped } from './timeline.rules.js';

const RULES = path.resolve('infra', 'observability', 'alerts.yml');

/** The path of promtool. Undefined, after one line of log, when it cannot be installed on this machine. */
export function findPromtool(): string | undefined {
  const program = path.resolve('infra', 'deployment', 'promtool.mjs');
  const { status, stdout } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs promtool with the repository's alert rules against the scraped samples. @throws Error with promtool's output */
export async function play(
  promtool: string,
  { name, scraped, expected }: { name: string; scraped: Scraped; expected: readonly Expected[] },
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-alerts-'));
  const file = path.join(folder, 'scraped.test.yml');
  // Every JSON text is YAML.
  writeFileSync(file, JSON.stringify(ruleTest(RULES, name, scraped, expected)));
  try {
    await promisify(execFile)(promtool, ['test', 'rules', file]);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
