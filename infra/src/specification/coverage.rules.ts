import { type Exemption, LINES, SECTIONS } from './exemptions.table.js';
import type { Quote } from './quotes.rules.js';
import type { SpecificationLine } from './specification-lines.rules.js';

export const SIDES = ['server', 'browser'] as const;
export type Side = (typeof SIDES)[number];

/** What covers a line on one side: the tests that quote it, or the reason why none is needed. */
export interface Coverage {
  files: readonly string[];
  exemption: string;
}

export type CoveredLine = SpecificationLine & Record<Side, Coverage>;

/** Lines that do not concern a side: whole sections, and lines by their beginnings. */
export interface Exemptions {
  sections: Readonly<Record<number, Exemption>>;
  lines: Readonly<Record<string, Exemption>>;
}

/** Shorter quotes occur in many lines. */
const SHORTEST_QUOTE = 12;
/** Folders of the stories of the screens: they cover the browser, all other tests the server. */
const SCREENS = 'e2e/screens/';

/** Finds for every line and side the tests whose quotes occur in it word for word. */
export function cover(
  lines: readonly SpecificationLine[],
  quotes: readonly Quote[],
  exemptions: Exemptions = { sections: SECTIONS, lines: LINES },
): CoveredLine[] {
  return lines.map((line) => {
    const files = quotes.filter((quote) => isOf(line, quote)).map(({ file }) => file);
    const exemption = exemptionOf(line, exemptions);
    const coverage = (side: Side): Coverage => ({
      files: [...new Set(files.filter((file) => sideOf(file) === side))],
      exemption: exemption[side] ?? '',
    });
    return { ...line, server: coverage('server'), browser: coverage('browser') };
  });
}

const isOf = (line: SpecificationLine, { text }: Quote): boolean =>
  text.length >= SHORTEST_QUOTE && line.text.includes(text);

const sideOf = (file: string): Side => (file.startsWith(SCREENS) ? 'browser' : 'server');

function exemptionOf({ section, text }: SpecificationLine, { sections, lines }: Exemptions): Exemption {
  const beginning = Object.keys(lines).find((key) => text.startsWith(key)) ?? '';
  return { ...sections[section], ...lines[beginning] };
}

/** Lines without a test and without an exemption on one side. */
export const unanswered = (lines: readonly CoveredLine[], side: Side): string[] =>
  lines.filter((line) => line[side].files.length === 0 && line[side].exemption === '').map(({ text }) => text);

/** The page: each line of the specification and the tests whose names quote it. */
export function pageOf(lines: readonly CoveredLine[]): string {
  const rows = lines.map(
    ({ section, text, server, browser }) =>
      `| ${section} | ${text.replaceAll('|', '\\|')} | ${wordsOf(server)} | ${wordsOf(browser)} |`,
  );
  return [
    '# What of the specification is tested, and where',
    '',
    'Made by `node infra/local/spec-coverage.mjs` from the quotes in the names of the tests; a test fails when it is not true',
    'any more, or when a line that concerns the server or the browser has no test there. The browser’s are stories in a real',
    'Chromium.',
    '',
    '| section | line of [the specification](spec.md) | tests of the server that quote it | stories in the browser |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const wordsOf = ({ files, exemption }: Coverage): string =>
  files.length > 0 ? files.map((file) => `\`${file}\``).join('<br>') : exemption;
