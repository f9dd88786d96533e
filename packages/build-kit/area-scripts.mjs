/** A library that remotes share is loaded by the federation runtime, not by an import of the shell. */
export const isProvided = (group) => group.origins.some(({ module }) => module?.type === 'provide-module');

/**
 * Emits area-scripts.json beside the page: the scripts of the shell that an area loads, from the chunk graph, entry
 * scripts first, the libraries that are provided to remotes last. The gateway sends them in a Link header, so that browsers fetch them before they have read the page.
 */
export class AreaScriptsPlugin {
  /** @param {string[]} parts the `webpackChunkName` of each part of the shell that an area needs */
  constructor(parts) {
    this.parts = parts;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AreaScriptsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AreaScriptsPlugin', stage }, () => {
        const scripts = JSON.stringify({ scripts: this.scriptsOf(compilation) });
        compilation.emitAsset('area-scripts.json', new sources.RawSource(scripts));
      });
    });
  }

  scriptsOf(compilation) {
    const parts = this.parts.map((part) => compilation.namedChunkGroups.get(part));
    const groups = [...compilation.entrypoints.values(), ...parts, ...compilation.chunkGroups.filter(isProvided)];
    if (groups.includes(undefined)) throw new Error(`A chunk is missing among ${this.parts.join(', ')}.`);
    const files = groups.flatMap((group) => group.getFiles());
    return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  }
}
