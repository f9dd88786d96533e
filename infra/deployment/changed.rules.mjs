/** Words about the code change nothing that a workspace's tests could see. */
const IS_PROSE = /^(docs\/|LICENSE$|[^/]+\.md$|.*\/README\.md$)/;
/** What has checks of its own, or tests that only the whole has. */
const HAS_ITS_OWN = /^(infra\/|e2e\/|\.github\/|\.ci\/|docker-compose\.yml$|\.dockerignore$)/;

/**
 * The workspaces whose tests a change may turn red: those it touches and all that depend on them, however far. What lies in
 * no workspace (the lock file, a preset of all) means every one.
 * @param {readonly string[]} files from the top
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
