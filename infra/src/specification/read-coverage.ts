import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CoveredLine, cover } from './coverage.rules.js';
import { quotesIn } from './quotes.rules.js';
import { linesOf } from './specification-lines.rules.js';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Reads the specification and every test below the repository's top folder. */
export function readCoverage(top: string): CoveredLine[] {
  const lines = linesOf(readFileSync(path.join(top, 'docs', 'spec.md'), 'utf8'), SECTIONS);
  const quotes = testFiles(top).flatMap((file) => quotesIn(file, readFileSync(path.join(top, file), 'utf8')));
  return cover(lines, quotes);
}

const TESTED = ['gateway', 'services', 'packages', 'infra/src', 'e2e'];
const TEST = /\.spec\.tsx?$|[\\/]chapters[\\/].+\.ts$/;
const LEFT_OUT = /(^|[\\/])(node_modules|dist)[\\/]/;

function testFiles(top: string): string[] {
  const found = TESTED.flatMap((folder) =>
    readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  );
  return found.filter((file) => TEST.test(file) && !LEFT_OUT.test(file)).sort();
}
