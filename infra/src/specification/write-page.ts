import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf, SIDES, unanswered } from './coverage.rules.js';
import { readCoverage } from './read-coverage.js';

const top = process.cwd();
const lines = readCoverage(top);
writeFileSync(path.join(top, 'docs', 'spec-coverage.md'), pageOf(lines));
const missing = SIDES.flatMap((side) => unanswered(lines, side).map((text) => `${side}: ${text}`));
console.log(`docs/spec-coverage.md: ${lines.length} lines, ${missing.length} without a test`);
for (const words of missing) console.log(`  ${words}`);
process.exitCode = missing.length === 0 ? 0 : 1;
