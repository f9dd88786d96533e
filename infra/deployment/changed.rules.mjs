/** Documentation: it cannot break the tests of a workspace. */
const IS_PROSE = /^(docs\/|LICENSE$|[^/]+\.md$|.*\/README\.md$)/;
/** Instruments: the whole test run has their specs, and no workspace uses them. */
const IS_LAB = /^lab\//;
/** Files outside the workspaces, or of infra's, that only tests of infra read. */
const IS_DEPLOYMENT =
  /^(infra\/(deployment|docker|k8s|observability)\/|\.github\/|\.ci\/|docker-compose\.yml$|\.dockerignore$)/;
/** They use every other workspace; the whole test run, which each change passes, has their tests. */
const OF_THE_WHOLE = ['e2e', 'infra'];

/**
 * The workspaces whose tests a change may break: those it touches and their direct and indirect dependents, of which infra
 * and e2e count only for a change of infra or e2e. A file outside every workspace (the lock file, a shared preset) means all.
 * @param {readonly string[]} files relative to the top folder
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {string[]} folders
 */
export function changedWorkspaces(files, workspaces) {
  const relevant = files.filter((file) => !IS_PROSE.test(file) && !IS_LAB.test(file));
  const ownerOf = (file) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  const tested = workspaces.filter(({ isTested }) => isTested);
  const owners = relevant.filter((file) => !IS_DEPLOYMENT.test(file)).map(ownerOf);
  if (owners.includes(undefined)) return tested.map(({ folder }) => folder);
  const changed = withDependents(owners, workspaces);
  const hasDeployment = relevant.some((file) => IS_DEPLOYMENT.test(file));
  return tested
    .filter(({ name, folder }) => changed.has(name) || (hasDeployment && folder === 'infra'))
    .map(({ folder }) => folder);
}

function withDependents(owners, workspaces) {
  const changed = new Set(owners.map(({ name }) => name));
  const isOfTheWhole = new Set(
    workspaces.filter(({ folder }) => OF_THE_WHOLE.includes(folder)).map(({ name }) => name),
  );
  for (const name of changed) {
    const dependents = workspaces.filter(({ needs }) => needs.includes(name));
    for (const dependent of dependents)
      if (isOfTheWhole.has(name) || !isOfTheWhole.has(dependent.name)) changed.add(dependent.name);
  }
  return changed;
}
