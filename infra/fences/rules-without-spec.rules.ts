const RULES = /\.rules\.(tsx?|mjs)$/;
/** A spec stands beside its rules: Node's, the browser's, or of the stories. */
const SPECS = ['.spec.ts', '.spec.tsx', '.e2e.spec.ts'];

/** The files of rules that have no spec of their name beside them. */
export function rulesWithoutSpec(files: readonly string[]): string[] {
  const known = new Set(files);
  return files
    .filter((file) => RULES.test(file))
    .filter((file) => !SPECS.some((end) => known.has(file.replace(/\.(tsx?|mjs)$/, end))));
}
