/** Documentation: it cannot break the tests of a workspace. */
const IS_PROSE = /^(docs\/|LICENSE$|[^/]+\.md$|.*\/README\.md$)/;
/** Checked separately, or only by the whole test run. */
const HAS_ITS_OWN = /^(infra\/|e2e\/|\.github\/|\.ci\/|docker-compose\.yml$|\.dockerignore$)/;

/**
 * The workspaces whose tests a change may break: those it touches and their direct and indirect dependents. A file outside
 * every workspace (the lock file, a shared preset) means all.
 * @param {readonly string[]} files relative to the top folder
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {string[]} folders
 */
export function changedWorkspaces(files, workspaces) {
  const relevant = files.filter((file) => !IS_PROSE.test(file) && !HAS_ITS_OWN.test(file));
  const ownerOf = (file) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  const owners = relevant.map(ownerOf);
  const tested = workspaces.filter(({ isTested }) => isTested);
  if (owners.includes(undefined)) return tested.map(({ folder }) => folder);
  const changed = withDependents(owners, workspaces);
  return tested.filter(({ name }) => changed.has(name)).map(({ folder }) => folder);
}

function withDependents(owners, workspaces) {
  const changed = new Set(owners.map(({ name }) => name));
  for (const name of changed) {
    for (const dependent of workspaces.filter(({ needs }) => needs.includes(name))) changed.add(dependent.name);
  }
  return changed;
}
