import fs from 'node:fs';
import path from 'node:path';
import { exportsIn, importsIn, type NamedImport } from './import-lines.rules.js';
import { sourceMeant, textOf } from './sources.js';

interface Manifest {
  name: string;
  exports?: Record<string, string | { source?: string } | null>;
}

/** Every name that a package's entry points export and nobody else imports, as `package: name`. */
export function unusedExports(top: string, sources: readonly string[]): string[] {
  const packages = fs.readdirSync(path.join(top, 'packages')).map((name) => `packages/${name}`);
  return packages.flatMap((folder) => {
    const manifest = JSON.parse(textOf(top, `${folder}/package.json`)) as Manifest;
    const doors = doorsOf(manifest, folder);
    const isUsed = usedOf(manifest.name, doors, top, sources);
    const names = new Set(doors.flatMap((door) => namesGivenBy(top, door)));
    return [...names].flatMap((name) => (isUsed(name) ? [] : [`${folder}: ${name}`]));
  });
}

function doorsOf({ exports = {} }: Manifest, folder: string): string[] {
  const doors = Object.values(exports).map((door) => (typeof door === 'string' ? door : door?.source));
  return doors.flatMap((door) => (door && /\.(tsx?|mjs)$/.test(door) ? [path.posix.join(folder, door)] : []));
}

/** The names that a file exports, with those of files it re-exports as a whole. */
export function namesGivenBy(top: string, file: string): string[] {
  const { names, stars } = exportsIn(textOf(top, file));
  const passedOn = stars.flatMap((specifier) => {
    const source = sourceMeant(top, file, specifier);
    if (source === undefined) throw new Error(`${file} re-exports ${specifier}, which does not exist.`);
    return namesGivenBy(top, source);
  });
  return [...names.map(({ name }) => name), ...passedOn];
}

/** Inside a package one entry point may be used by another: in contracts each owner has its own. */
function usedOf(name: string, doors: readonly string[], top: string, sources: readonly string[]) {
  const named = new Set<string>();
  const wholes: string[] = [];
  for (const file of sources) {
    const text = textOf(top, file);
    const isDoor = ({ specifier }: NamedImport) =>
      specifier.startsWith('.')
        ? doors.includes(sourceMeant(top, file, specifier) ?? '')
        : specifier === name || specifier.startsWith(`${name}/`);
    for (const { names } of importsIn(text).filter(isDoor)) {
      if (names === undefined) wholes.push(text);
      for (const used of names ?? []) named.add(used.name);
    }
  }
  return (wanted: string) => named.has(wanted) || wholes.some((text) => new RegExp(`\\b${wanted}\\b`).test(text));
}
