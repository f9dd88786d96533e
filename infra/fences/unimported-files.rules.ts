import type { FileImport } from './folder-circles.rules.js';

const OF_PRODUCT = /^(gateway|services|frontends|packages)\/.*\.tsx?$/;
/** Files of tests, and what only they use. */
const OF_TESTS =
  /\.spec\.tsx?$|\/testing\/|\/sample-ride\.ts$|^packages\/(contracts\/src\/publication|engines\/src\/contracts)\//;
/** Files that a process, the browser or the bundler starts. */
const STARTED =
  /\/main\.tsx?$|\.d\.ts$|^frontends\/shell\/src\/(federation|worker)\/|^packages\/service-kit\/src\/images\/decoder\.ts$/;

/** Files of the product that nothing but tests imports. @param exposed the files that remotes expose to the shell */
export function unimportedFiles(
  sources: readonly string[],
  imports: readonly FileImport[],
  exposed: readonly string[],
): string[] {
  const imported = new Set(imports.filter(({ from }) => !OF_TESTS.test(from)).map(({ to }) => to));
  const isExempt = (file: string) => OF_TESTS.test(file) || STARTED.test(file) || exposed.includes(file);
  return sources.filter((file) => OF_PRODUCT.test(file) && !isExempt(file) && !imported.has(file));
}
