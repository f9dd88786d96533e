import { execFileSync } from 'node:child_process';
import path from 'node:path';

export interface Violation {
  fence: string;
  from: string;
  to: string;
}

interface CruiseResult {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const PLACES = ['gateway/src', 'services', 'frontends', 'packages', 'infra/src'];

/** Draws every import below a top folder and holds it against the fences. */
export function cruise(top: string): { sources: string[]; violations: Violation[] } {
  const program = path.join(top, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const configuration = path.join(top, 'infra', 'fences', 'dependency-cruiser.cjs');
  const args = [program, ...PLACES, '--config', configuration, '--output-type', 'json'];
  const { modules, summary } = JSON.parse(answerOf(args, top)) as CruiseResult;
  return {
    sources: modules.map(({ source }) => source),
    violations: summary.violations.map(({ rule, from, to }) => ({ fence: rule.name, from, to })),
  };
}

/** The program exits with the number of violations: its answer stands on standard output all the same. */
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
