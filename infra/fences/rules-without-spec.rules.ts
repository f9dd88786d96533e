const RULES = /\.rules\.(tsx?|mjs)$/;
/** The endings of a spec beside its rules: for Node, for jsdom, or in the lane of the stories. */
const SPECS = ['.spec.ts', '.spec.tsx', '.e2e.spec.ts'];

/** The files of rules without a spec of the same name beside them. */
export function rulesWithoutSpec(files: readonly string[]): string[] {
  const known = new Set(files);
  return files
    .filter((file) => RULES.test(file))
    .filter((file) => !SPECS.some((end) => known.has(file.replace(/\.(tsx?|mjs)$/, end))));
}
