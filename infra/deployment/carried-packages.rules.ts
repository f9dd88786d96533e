const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const OWN_PROCESS = /`([\w-]+)\$\{EXTENSION\}`/g;

/**
 * The specifiers that a file imports at run time: statically, by `import()`, and as a file that it starts as a process of its
 * own, which is named in a template with EXTENSION. Imports of types alone are left out.
 */
export const importsAtRunTime = (text: string): string[] => [
  ...[...text.matchAll(IMPORT), ...text.matchAll(DYNAMIC)].map(([, specifier = '']) => specifier),
  ...[...text.matchAll(OWN_PROCESS)].map(([, name = '']) => `./${name}.js`),
];

/** The package of a specifier: `@scope/name` of `@scope/name/part`, `name` of `name/part`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
