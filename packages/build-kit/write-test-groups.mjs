import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupSource, isGrouped, planGroups } from './test-groups.rules.mjs';

export { isOfOperation } from './test-groups.rules.mjs';

const FOLDER = path.join('.cache', 'test-groups');

/** The spec files of the unit and integration tests below these folders, sorted. */
const specsIn = (top, folders, isChosen) =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(top, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
    )
    .filter(isGrouped)
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isChosen)
    .sort();

/**
 * Writes the Jest files that `jest.grouped.config.mjs` runs, replacing those of an earlier run.
 * @param {string} top the top folder
 * @param {readonly string[]} folders that contain spec files
 * @param {(file: string) => boolean} [isChosen] which of their paths, from the top folder, are taken; default: all
 */
export function writeTestGroups(top, folders, isChosen = () => true) {
  rmSync(path.join(top, FOLDER), { recursive: true, force: true });
  const specs = specsIn(top, folders, isChosen).map((file) => ({
    file,
    source: readFileSync(path.join(top, file), 'utf8'),
  }));
  for (const { name, files } of planGroups(specs)) {
    const ending = name.startsWith('web/') ? 'tsx' : 'ts';
    const target = path.join(top, FOLDER, `${name}.spec.${ending}`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, groupSource(files, '../../..'));
  }
}
