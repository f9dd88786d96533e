// Compiles backend workspaces, src to dist: node packages/build-kit/compile.mjs [workspace folder ...]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function filesUnder(directory) {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const isCompiled = (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.endsWith('.d.ts');

async function compileFile(file, output) {
  const { code, map } = await transformFile(file, {
    ...swcOptions,
    sourceMaps: true,
    sourceFileName: path.relative(path.dirname(output), file),
  });
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
  await writeFile(`${output}.map`, map);
}

/**
 * Compiles every source of one workspace to its dist folder, with source maps, and removes outputs without a source.
 * @param {string} directory the workspace's folder
 * @returns {Promise<number>} how many files were compiled
 */
export async function compileWorkspace(directory) {
  const from = path.join(directory, 'src');
  const to = path.join(directory, 'dist');
  const sources = (await filesUnder(from)).filter(isCompiled);
  const outputOf = (file) => path.join(to, path.relative(from, file)).replace(/\.ts$/, '.js');
  await Promise.all(sources.map((file) => compileFile(file, outputOf(file))));
  const wanted = new Set(sources.flatMap((file) => [outputOf(file), `${outputOf(file)}.map`]));
  const stale = (await filesUnder(to)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(file)));
  return sources.length;
}

/**
 * The workspaces that run compiled: those whose package.json exports dist to importers without the `source` condition.
 * @returns {string[]} absolute folders
 */
export function backendWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces.flatMap(foldersOf).filter((directory) => {
    const manifest = path.join(directory, 'package.json');
    return existsSync(path.join(directory, 'src')) && readFileSync(manifest, 'utf8').includes('"./dist/');
  });
}

/** A workspace pattern is either a folder or `folder/*`. */
function foldersOf(pattern) {
  const folder = path.join(ROOT, pattern.replace(/\/\*$/, ''));
  if (!pattern.endsWith('/*')) return [folder];
  return readdirSync(folder).map((name) => path.join(folder, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2).map((directory) => path.resolve(directory));
  const started = performance.now();
  const counts = await Promise.all((named.length > 0 ? named : backendWorkspaces()).map(compileWorkspace));
  const files = counts.reduce((sum, count) => sum + count, 0);
  console.log(`${files} files compiled in ${Math.round(performance.now() - started)} ms`);
}
