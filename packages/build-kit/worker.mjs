import { SCRIPTS } from './browsers.mjs';
import { bundleScript } from './bundle-script.mjs';
import { resolve, scriptRule } from './script-rule.mjs';

const WORKER = 'sw.js';

/** Emits sw.js beside the page: the service worker, in one file without imports (ADR 33). */
export class WorkerPlugin {
  /** @param {string} source the worker's file */
  constructor(source) {
    this.source = source;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        const script = await bundleScript({
          target: ['webworker', SCRIPTS],
          entry: this.source,
          resolve,
          module: { rules: [scriptRule(false)] },
        });
        compilation.emitAsset(WORKER, new sources.RawSource(script));
      });
    });
  }
}
