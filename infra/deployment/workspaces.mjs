import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} folder relative to the top folder
 * @property {string} name
 * @property {string} version
 * @property {string[]} needs names of the packages it depends on, for tests too
 * @property {boolean} isTested whether `npm test -w` works for it
 */

const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** Supports the patterns `folder` and `folder/*`. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  const folders = readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
  return folders.filter((folder) => existsSync(inRoot(folder, 'package.json')));
}

/** @returns {Workspace[]} every workspace, as in its package.json */
export const workspaces = () =>
  manifestOf('.')
    .workspaces.flatMap(foldersOf)
    .map((folder) => {
      const { name, version, dependencies, devDependencies, scripts } = manifestOf(folder);
      const needs = Object.keys({ ...dependencies, ...devDependencies });
      return { folder, name, version, needs, isTested: scripts?.test !== undefined };
    });
