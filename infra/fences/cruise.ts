import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { FileImport } from './folder-circles.rules.js';
import { SOURCE_FOLDERS } from './sources.js';

export interface Violation {
  fence: string;
  from: string;
  to: string;
}

export interface Cruise {
  /** Every file that was checked, relative to the top folder. */
  sources: string[];
  imports: FileImport[];
  violations: Violation[];
}

interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Finds every import below a top folder and checks it against the fences. */
export function cruise(top: string): Cruise {
  const program = path.join(top, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const configuration = path.join(top, 'infra', 'fences', 'dependency-cruiser.cjs');
  const args = [program, ...SOURCE_FOLDERS, '--config', configuration, '--output-type', 'json'];
  const { modules, summary } = JSON.parse(answerOf(args, top)) as CruiseResult;
  return {
    sources: modules.map(({ source }) => source),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(({ rule, from, to }) => ({ fence: rule.name, from, to })),
  };
}

/** The exit code is the number of violations; the result is on standard output in any case. */
function answerOf(args: string[], top: string): string {
  const options = { cwd: top, encoding: 'utf8' as const, maxBuffer: 256 * 1024 * 1024 };
  try {
    return execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (stdout?.startsWith('{')) return stdout;
    throw new Error(`dependency-cruiser did not run: ${stderr}`, { cause: error });
  }
}
