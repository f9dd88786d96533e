import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsAtRunTime, packageOf } from './carried-packages.rules.js';
import { inTop, textOf } from './top-folder.js';
import { workspaces } from './workspaces.mjs';

interface Manifest {
  dependencies?: Record<string, string>;
  exports?: Record<string, { source?: string }>;
}

const folders = new Map(workspaces().map(({ name, folder }) => [name, folder]));
const manifestOf = (folder: string): Manifest => JSON.parse(textOf(`${folder}/package.json`));

/** The source of a specifier in this repository; undefined for a package of others. */
function sourceOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier.replace(/\.js$/, '.ts'));
  const name = packageOf(specifier);
  const folder = folders.get(name);
  if (folder === undefined) return undefined;
  const { source } = manifestOf(folder).exports?.[`.${specifier.slice(name.length)}`] ?? {};
  if (source === undefined) throw new Error(`${from} imports ${specifier}, which ${name} does not export.`);
  return inTop(folder, source);
}

/** The packages of others that a deployed service imports at run time, directly and through our own packages. */
export function importedPackages(folder: string): Set<string> {
  const imported = new Set<string>();
  const waiting = [inTop(folder, 'src', 'main.ts')];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!existsSync(file)) continue;
    for (const specifier of importsAtRunTime(readFileSync(file, 'utf8'))) {
      const source = sourceOf(file, specifier);
      if (source === undefined) imported.add(packageOf(specifier));
      else if (!seen.has(source)) {
        seen.add(source);
        waiting.push(source);
      }
    }
  }
  return imported;
}

/** The packages of others that its image installs: the dependencies of the service and of our packages that it depends on. */
export function installedPackages(folder: string): Set<string> {
  const names = Object.keys(manifestOf(folder).dependencies ?? {});
  const ours = names.filter((name) => folders.has(name));
  return new Set([
    ...names.filter((name) => !folders.has(name)),
    ...ours.flatMap((name) => [...installedPackages(folders.get(name) ?? '')]),
  ]);
}

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** These packages and, by the lock file, those that they depend on themselves. */
export function withTheirOwn(packages: Iterable<string>): Set<string> {
  const locked: Record<string, Locked> = JSON.parse(textOf('package-lock.json')).packages;
  const all = new Set(packages);
  for (const name of all) {
    const { dependencies, peerDependencies } = locked[`node_modules/${name}`] ?? {};
    for (const own of Object.keys({ ...dependencies, ...peerDependencies })) all.add(own);
  }
  return all;
}
