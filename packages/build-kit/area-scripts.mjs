const PLACEHOLDER = '__AREA_SCRIPTS__';

/**
 * Writes into the page which scripts it fetches for somebody signed in who enters an area, as the chunk graph has them:
 * `theme.js` asks for them before the shell has begun.
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
        const scripts = this.scriptsOf(compilation).join(' ');
        const written = (page) => new sources.RawSource(page.source().toString().replace(PLACEHOLDER, scripts));
        compilation.updateAsset('index.html', written);
      });
    });
  }

  scriptsOf(compilation) {
    const groups = this.parts.map((part) => compilation.namedChunkGroups.get(part));
    if (groups.includes(undefined)) throw new Error(`A chunk is missing among ${this.parts.join(', ')}.`);
    const files = groups.flatMap((group) => group.getFiles());
    return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  }
}
