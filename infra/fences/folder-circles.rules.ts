/** One file's import of another, both relative to the top folder. */
export interface FileImport {
  from: string;
  to: string;
}

interface Folder {
  workspace: string;
  name: string;
}

const SOURCE = /^((?:packages|services|frontends)\/[^/]+|gateway|infra)\/src\/(features\/[^/]+|[^/]+)\/./;
const OF_TESTS = /\.spec\.tsx?$|\/testing\//;

/** The folder of a file directly below `src`; in a remote or the shell each feature counts as one. */
function folderOf(file: string): Folder | undefined {
  const [, workspace, name] = SOURCE.exec(file) ?? [];
  return workspace === undefined || name === undefined ? undefined : { workspace, name };
}

/** The folders of each workspace that import each other in a circle, as `workspace: a, b`; tests are ignored. */
export function folderCircles(imports: readonly FileImport[]): string[] {
  const needs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports.filter(({ from }) => !OF_TESTS.test(from))) {
    const [user, used] = [folderOf(from), folderOf(to)];
    if (!user || user.workspace !== used?.workspace || user.name === used.name) continue;
    const folders = needs.get(user.workspace) ?? new Map<string, Set<string>>();
    needs.set(user.workspace, folders.set(user.name, (folders.get(user.name) ?? new Set()).add(used.name)));
  }
  return [...needs].flatMap(([workspace, folders]) =>
    circlesIn(folders).map((circle) => `${workspace}: ${circle.join(', ')}`),
  );
}

/** Groups of names that reach each other. */
function circlesIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...needs.keys()].map((name) => [name, reachedFrom(name, needs)]));
  const inCircle = [...needs.keys()].filter((name) => reached.get(name)?.has(name));
  const circleOf = (name: string) =>
    inCircle.filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name)).sort();
  return [...new Map(inCircle.map((name) => [circleOf(name).join(), circleOf(name)])).values()];
}

function reachedFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(needs.get(start) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(needs.get(name) ?? []));
  }
  return reached;
}
