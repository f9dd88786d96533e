import { rspack } from '@rspack/core';

const COMMONJS_RUNTIME = /[\\/]@module-federation[\\/].*\.cjs$/;
const RUNTIME = '@module-federation/';

const asModule = (file) => file.replace(/\.cjs$/, '.js');

/**
 * Uses the ES modules of the federation runtime, which can be tree-shaken. The plugin names the CommonJS files.
 * List it after the federation plugin, whose aliases it replaces.
 */
export class EsmFederationRuntime {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS_RUNTIME, (asked) => {
      asked.request = asModule(asked.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('EsmFederationRuntime', () => {
      compiler.options.resolve.alias = exactAliases(compiler.options.resolve.alias);
    });
  }
}

/** An alias of the plugin is a file, so it can only stand for the package itself, not for `<package>/runtime`. */
function exactAliases(alias) {
  const exact = ([name, file]) =>
    name.startsWith(RUNTIME) ? [name.endsWith('$') ? name : `${name}$`, asModule(file)] : [name, file];
  return Object.fromEntries(Object.entries(alias).map(exact));
}
