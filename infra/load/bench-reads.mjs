import { parseArgs } from 'node:util';
import { benchApart } from './reads/apart.mjs';
import { benchTogether } from './reads/together.mjs';

const PAIRS = 4;
const READS = [
  { name: 'get-me', path: '/api/v1/user/get-me', service: 'user' },
  { name: 'rides', path: '/api/v1/ride/rides', service: 'ride' },
];
const PARTS = { together: benchTogether, apart: benchApart };

/**
 * Signed-in reads of the platform in one process and apart. The words together and apart select parts.
 * @param {string[]} words `--rounds N`, `--seconds N` of each measuring
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
  });
  const plan = { reads: READS, pairs: PAIRS, rounds: Number(values.rounds), seconds: Number(values.seconds) };
  for (const [name, part] of Object.entries(PARTS))
    if (positionals.length === 0 || positionals.includes(name)) await part(report, plan);
}
