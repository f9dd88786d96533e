import { filesUnder } from './files-under.js';
import { fallbacksIn, hasTotalTable } from './kind-tables.rules.js';
import { TOP, textOf } from './sources.js';

const NOTIFICATIONS = 'frontends/shell/src/features/notifications';
const TABLES = [
  `${NOTIFICATIONS}/notification.rules.ts`,
  `${NOTIFICATIONS}/notification-icon.tsx`,
  `${NOTIFICATIONS}/notification-href.rules.ts`,
  'packages/api-client/src/live/notification-effects.ts',
];

describe('kinds of notifications', () => {
  it('words, icons, targets and effects are tables with each kind, and no fallback speaks for another', () => {
    const own = filesUnder(TOP, NOTIFICATIONS).filter((file) => !/spec|ride-presence/.test(file));
    const found = [...new Set([...own, ...TABLES])].flatMap((file) =>
      fallbacksIn(textOf(TOP, file)).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
    expect(TABLES.filter((file) => !hasTotalTable(textOf(TOP, file)))).toEqual([]);
  });

  it.each([
    "const sentence = SENTENCES[kind] ?? 'rideChanged';",
    'const { icon } = LOOKS[entry.kind] || GENERAL;',
    "    default: return '/profile';",
    'const HREFS: Partial<Record<NotificationKind, Href>> = {};',
    "if (kind.startsWith('ride-')) return ride;",
  ])('bites on %s', (line) => {
    expect(fallbacksIn(`first line\n${line}`)).toEqual([line.trim()]);
  });

  it('bites on a table by plain text', () => {
    expect(hasTotalTable('const SENTENCES: Readonly<Record<string, Choice>> = {')).toBe(false);
  });
});
