import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} folder from the top
 * @property {string} name
 * @property {string} version
 * @property {string[]} needs names of the packages it depends on, for tests too
 * @property {boolean} isTested whether `npm test -w` means anything for it
 */

const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** A workspace pattern is a folder or `folder/*`, nothing more. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  const folders = readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
  return folders.filter((folder) => existsSync(inRoot(folder, 'package.json')));
}

/** @returns {Workspace[]} every workspace, as its manifest has it */
export const workspaces = () =>
  manifestOf('.')
    .workspaces.flatMap(foldersOf)
    .map((folder) => {
      const { name, version, dependencies, devDependencies, scripts } = manifestOf(folder);
      const needs = Object.keys({ ...dependencies, ...devDependencies });
      return { folder, name, version, needs, isTested: scripts?.test !== undefined };
    });
