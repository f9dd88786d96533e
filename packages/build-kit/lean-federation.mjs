import { createRequire } from 'node:module';

const own = createRequire(import.meta.url);

/** What the federation plugin puts into every remote's entry. */
const RUNTIME = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/**
 * What makes a remote's entry smaller: the federation plugin names the CommonJS builds of its runtime, of which nothing can
 * be left out; their ES modules lie beside them.
 * @returns {Record<string, string>} aliases
 */
export function leanFederation() {
  const plugin = createRequire(own.resolve('@module-federation/enhanced/rspack'));
  const tools = createRequire(plugin.resolve('@module-federation/runtime-tools'));
  const files = RUNTIME.map((name) => tools.resolve(name));
  return Object.fromEntries(files.map((file) => [file, file.replace(/\.cjs$/, '.js')]));
}
