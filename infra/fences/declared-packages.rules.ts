/** A folder with a package.json. */
export interface Workspace {
  /** Relative to the top; empty for the top itself. */
  folder: string;
  name: string;
  /** Packages of dependencies, devDependencies and peerDependencies. */
  declared: readonly string[];
  files: readonly { file: string; text: string }[];
}

/** A finding that is no mistake: what `findings` return, or the files that begin so, with the reason. */
export type Exceptions = Readonly<Record<string, string>>;

const SPECIFIER =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*|\bimport\.meta\.resolve\(\s*|\bjest\.\w+(?:<[^>\n]*>)?\s*\(\s*)(['"])((?:@[a-z0-9][\w.-]*\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?\1/g;
/** Files that a user never runs may use the tools of the top package.json. */
const OF_TESTS = /\.(spec|contract)\.tsx?$|\/testing\/|^packages\/build-kit\/|^(infra|e2e)\//;

/** The packages that a file imports, Node's own left out. */
export function packagesIn(text: string): string[] {
  return [...new Set([...text.matchAll(SPECIFIER)].map(([, , name = '']) => name))];
}

/** Every declared package that no file of its workspace imports, as `folder: package`. Tools of the top serve all. */
export function unusedPackages(workspaces: readonly Workspace[]): string[] {
  const all = workspaces.flatMap(({ files }) => files);
  return workspaces.flatMap(({ folder, declared, files }) => {
    const imported = new Set((folder === '' ? all : files).flatMap(({ text }) => packagesIn(text)));
    const unused = declared.filter((name) => !imported.has(name) && !imported.has(name.replace('@types/', '')));
    return unused.map((name) => `${folder || 'top'}: ${name}`);
  });
}

/** Every package that a file imports and its workspace does not declare, as `file: package`. */
export function undeclaredPackages(workspaces: readonly Workspace[]): string[] {
  const tools = workspaces.find(({ folder }) => folder === '')?.declared ?? [];
  return workspaces.flatMap(({ name: own, declared, files }) =>
    files.flatMap(({ file, text }) => {
      const known = [own, ...declared, ...(OF_TESTS.test(file) ? tools : [])];
      const missing = packagesIn(text).filter((name) => !known.includes(name) && !declared.includes(`@types/${name}`));
      return missing.map((name) => `${file}: ${name}`);
    }),
  );
}

/** Splits findings by the exceptions: `mistakes` are without one, `outdated` are exceptions that except nothing any more. */
export function withExceptions(findings: readonly string[], exceptions: Exceptions) {
  const prefixes = Object.keys(exceptions);
  return {
    mistakes: findings.filter((finding) => !prefixes.some((prefix) => finding.startsWith(prefix))),
    outdated: prefixes.filter((prefix) => !findings.some((finding) => finding.startsWith(prefix))),
  };
}
