// npm run bench -- <name>: measurements, never tests.
import '../../infra/local/node-version.mjs';
import { ROOT } from '../../infra/local/paths.mjs';
import { ensureLabInstalled } from '../install.mjs';
import { readCommandLine } from './command-line.mjs';
import { BENCHES, USE } from './table.mjs';

const [name, ...words] = process.argv.slice(2);
const entry = BENCHES[name];
if (words.includes('--help') || !entry) {
  console.log(USE);
  process.exitCode = words.includes('--help') || name === '--help' ? 0 : 1;
} else {
  const { trees, file, plan } = readOrExit(entry.plan);
  await ensureLabInstalled();
  const { checkouts } = await import('./running/checkouts.mjs');
  const { Report } = await import('./report.mjs');
  const report = new Report(name, { trees: await checkouts(trees.length > 0 ? trees : [ROOT]), file });
  const { bench } = await entry.load();
  await bench(report, plan);
  report.write();
}

/** A mistyped option is one sentence, exit 1. */
function readOrExit(plan) {
  try {
    return readCommandLine(words, plan);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
