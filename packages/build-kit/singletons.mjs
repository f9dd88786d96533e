import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The libraries of which shell and remotes must have one copy, with the package that has the version. */
const PACKAGE_OF = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router': 'react-router',
  zustand: 'zustand',
  '@tanstack/react-query': '@tanstack/react-query',
  '@pothik/api-client': '@pothik/api-client',
  '@pothik/ui-kit': '@pothik/ui-kit',
};

/** Import name to exact version. The shell provides these; remotes require the same major. */
export const singletonVersions = Object.fromEntries(
  Object.entries(PACKAGE_OF).map(([name, owner]) => [name, versionOf(owner)]),
);

function versionOf(owner) {
  return manifestOf(owner).version;
}

/** A package may hide its package.json behind `exports`, so it is read from the folders that Node would search. */
function manifestOf(owner) {
  for (const folder of require.resolve.paths(owner)) {
    const found = readManifest(`${folder}/${owner}/package.json`);
    if (found) return found;
  }
  throw new Error(`The shared package ${owner} is not installed.`);
}

function readManifest(file) {
  try {
    return require(file);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}
