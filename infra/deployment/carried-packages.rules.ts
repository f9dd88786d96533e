const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const BESIDE = /\bmoduleBeside\(import\.meta\.url, '([\w-]+)'\)/g;

/**
 * The specifiers that a file imports at run time: statically, by `import()`, and as a module that it starts in a process or
 * thread of its own, which it names to `moduleBeside`. Imports of types alone are left out.
 */
export const importsAtRunTime = (text: string): string[] => [
  ...[...text.matchAll(IMPORT), ...text.matchAll(DYNAMIC)].map(([, specifier = '']) => specifier),
  ...[...text.matchAll(BESIDE)].map(([, name = '']) => `./${name}.js`),
];

/** The package of a specifier: `@scope/name` of `@scope/name/part`, `name` of `name/part`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
