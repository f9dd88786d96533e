import { rspack } from '@rspack/core';

const COMMONJS_RUNTIME = /[\\/]@module-federation[\\/].*\.cjs$/;
const RUNTIME = '@module-federation/';

const asModule = (file) => file.replace(/\.cjs$/, '.js');

/**
 * Makes the federation runtime smaller: the plugin names its CommonJS files, of which nothing can be left out; this
 * takes the ES modules of the same packages. To be listed after the federation plugin, whose aliases it replaces.
 */
export class LeanFederation {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS_RUNTIME, (asked) => {
      asked.request = asModule(asked.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('LeanFederation', () => {
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
