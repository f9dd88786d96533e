import { exportsIn, importsIn } from './import-lines.rules.js';
import { sourceMeant, sourcesUnder, textOf } from './sources.js';

const OF_TESTS = /\.spec\.tsx?$|\/testing\//;
const DOOR = { name: '@pothik/ride-ui', file: 'packages/ride-ui/src/index.ts' };

/** The sources of a remote, with what they import of `ride-ui`, directly or through its other files. */
export function seenSources(top: string, remote: string): Set<string> {
  const { names: exported } = exportsIn(textOf(top, DOOR.file));
  const filesOf = (from: string, specifier: string, names: readonly { name: string }[] = []) => {
    if (specifier.startsWith('.')) return [sourceMeant(top, from, specifier)];
    if (specifier !== DOOR.name) return [];
    const behind = names.map(({ name }) => exported.find((entry) => entry.name === name)?.from);
    return behind.map((file) => (file === undefined ? undefined : sourceMeant(top, DOOR.file, file)));
  };
  const seen = new Set(sourcesUnder(top, remote).filter((file) => !OF_TESTS.test(file)));
  // What is added while it is read is read too.
  for (const file of seen)
    for (const { specifier, names } of importsIn(textOf(top, file)))
      for (const used of filesOf(file, specifier, names)) if (used !== undefined) seen.add(used);
  return seen;
}
