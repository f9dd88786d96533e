import fs from 'node:fs';
import path from 'node:path';
import { importsIn, type NamedImport } from './import-lines.rules.js';
import { sourceMeant, textOf } from './sources.js';
import { namesGivenBy } from './unused-exports.js';

/** The compiler makes these of files that it reads. */
const BUILT = /\/dist\//;

/** What scripts import from files here that is not there, as `file: what`: no compiler reads them. */
export function missingImports(top: string, scripts: readonly string[]): string[] {
  return scripts.flatMap((file) =>
    importsIn(textOf(top, file))
      .filter(({ specifier }) => specifier.startsWith('.') && !BUILT.test(specifier))
      .flatMap((one) => missingOf(top, file, one).map((what) => `${file}: ${what}`)),
  );
}

function missingOf(top: string, file: string, { specifier, names = [] }: NamedImport): string[] {
  const source = sourceMeant(top, file, specifier);
  if (source === undefined) return fs.existsSync(path.join(top, path.dirname(file), specifier)) ? [] : [specifier];
  const given = namesGivenBy(top, source);
  return names.flatMap(({ name }) => (given.includes(name) ? [] : [`${name} of ${specifier}`]));
}
