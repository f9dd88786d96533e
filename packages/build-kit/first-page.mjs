/**
 * Emits first-page.json beside the page: every script that the page at `/` loads, from the chunk graph. These are the
 * entry's scripts and those of the chunk named `page`, which the router always loads for `/`.
 */
export class FirstPagePlugin {
  /** @param {string} page the `webpackChunkName` of the page at `/` */
  constructor(page) {
    this.page = page;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstPagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstPagePlugin', stage }, () => {
        const scripts = JSON.stringify({ scripts: this.scriptsOf(compilation) });
        compilation.emitAsset('first-page.json', new sources.RawSource(scripts));
      });
    });
  }

  scriptsOf(compilation) {
    const groups = [...compilation.entrypoints.values(), compilation.namedChunkGroups.get(this.page)];
    if (groups.includes(undefined))
      throw new Error(`No chunk is named ${this.page}: look at the shell's routes again.`);
    const files = groups.flatMap((group) => group.getFiles());
    return [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
  }
}
