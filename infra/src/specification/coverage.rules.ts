import type { Quote } from './quotes.rules.js';
import type { SpecificationLine } from './specification-lines.rules.js';

/** A line with what answers it. */
export interface CoveredLine extends SpecificationLine {
  quotes: readonly Quote[];
  /** Why the server has no part in it; '' when it has. */
  elsewhere: string;
}

/** Shorter quotes are words that many lines have. */
const SHORTEST_QUOTE = 12;

/** Finds for every line the quotes that stand in it word for word. */
export function cover(
  lines: readonly SpecificationLine[],
  quotes: readonly Quote[],
  elsewhere: Readonly<Record<string, string>>,
): CoveredLine[] {
  return lines.map((line) => ({
    ...line,
    quotes: quotes.filter(({ text }) => text.length >= SHORTEST_QUOTE && line.text.includes(text)),
    elsewhere: reasonOf(line.text, elsewhere),
  }));
}

function reasonOf(text: string, elsewhere: Readonly<Record<string, string>>): string {
  const beginning = Object.keys(elsewhere).find((key) => text.startsWith(key));
  return beginning === undefined ? '' : (elsewhere[beginning] ?? '');
}

/** Lines nobody answers. */
export const unanswered = (lines: readonly CoveredLine[]): string[] =>
  lines.filter(({ quotes, elsewhere }) => quotes.length === 0 && elsewhere === '').map(({ text }) => text);

/** The page: each line of the specification and the tests whose names quote it. */
export function pageOf(lines: readonly CoveredLine[]): string {
  const rows = lines.map(({ section, text, quotes, elsewhere }) => {
    const files = [...new Set(quotes.map(({ file }) => `\`${file}\``))];
    const answer = files.length > 0 ? files.join('<br>') : elsewhere;
    return `| ${section} | ${text.replaceAll('|', '\\|')} | ${answer} |`;
  });
  return [
    '# What of the specification is tested, and where',
    '',
    'Made by `node infra/local/spec-coverage.mjs` from the quotes in the names of the tests; a test fails when it is not true',
    'any more, or when a line that concerns the server has no test.',
    '',
    '| section | line of [the specification](spec.md) | tests whose names quote it |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
