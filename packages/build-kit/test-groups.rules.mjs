/** Specs that need what only their own lane starts: engines, containers, a cluster. */
export const OF_OTHER_LANES = '\\.(engines|containers|cluster)\\.spec\\.ts$';
const ELSEWHERE = new RegExp(OF_OTHER_LANES);
/** Stories have a lane of their own; the rules that they check with do not. */
const STORIES = /(?<!\.rules)\.e2e\.spec\.ts$/;
const NOT_OURS = /(^|[\\/])(node_modules|dist)[\\/]/;

/** Whether a file is a spec of the unit and integration tests, which `npm test` runs in groups. @param {string} file its path */
export const isGrouped = (file) =>
  /\.spec\.tsx?$/.test(file) && ![ELSEWHERE, STORIES, NOT_OURS].some((pattern) => pattern.test(file));

/** What operators do and rely on (processes, kills, outages, operations on data): `.ci/run` tests it, `npm test` does not. */
export const isOfOperation = (file) => file.endsWith('.operation.int.spec.ts');

/** The most spec files that share modules; fewer for integration specs, which take longer, to keep two workers balanced. */
const AT_MOST = { unit: 48, page: 28, integration: 24 };

/** A spec that replaces modules, which affects everything in the same registry. */
const NEEDS_ITS_OWN = /\bjest\s*\.\s*(mock|doMock|unstable_mockModule|resetModules|isolateModules\w*)\b/;

const projectOf = (file) => (file.endsWith('.tsx') ? 'web' : 'backend');
const kindOf = (file) => {
  if (file.endsWith('.int.spec.ts')) return 'integration';
  return file.endsWith('.tsx') ? 'page' : 'unit';
};
const dashed = (file) => file.replace(/\.spec\.tsx?$/, '').replaceAll('/', '-');

/** Splits a group into as few parts of about the same size as its limit allows. */
function inParts({ name, kind, files }) {
  const count = Math.ceil(files.length / AT_MOST[kind]);
  return Array.from({ length: count }, (_, part) => ({
    name: count === 1 ? name : `${name}-${part + 1}`,
    files: files.filter((_file, index) => index % count === part),
  }));
}

/**
 * Groups spec files that share one module registry: unit specs of all workspaces, pages and integration specs of one workspace.
 * @param {{ file: string, source: string }[]} specs paths from the top folder, with their source
 * @returns {{ name: string, files: string[] }[]} each file in exactly one group; a name is `<project>/<group>`
 */
export function planGroups(specs) {
  const groups = new Map();
  for (const { file, source } of specs) {
    const kind = kindOf(file);
    const name = `${projectOf(file)}/${NEEDS_ITS_OWN.test(source) ? `alone-${dashed(file)}` : groupOf(file, kind)}`;
    if (!groups.has(name)) groups.set(name, { name, kind, files: [] });
    groups.get(name).files.push(file);
  }
  return [...groups.values()].flatMap(inParts);
}

/** Unit specs of all workspaces together: what they load is what takes their time. */
const groupOf = (file, kind) => (kind === 'unit' ? kind : `${dashed(workspaceOf(file))}-${kind}`);

const workspaceOf = (file) => (/^(e2e|lab)\//.test(file) ? file.slice(0, 3) : file.split('/').slice(0, 2).join('/'));

/**
 * The Jest file of a group.
 * @param {string[]} files of the group
 * @param {string} top relative path from the group's folder to the top folder
 */
export const groupSource = (files, top) =>
  [
    `const { inGroup } = require('${top}/packages/build-kit/grouped-specs.cjs');`,
    ...files.map((file) => `inGroup('${file}', () => require('${top}/${file}'));`),
    '',
  ].join('\n');
