import { gzipSync } from 'node:zlib';

const FEDERATION = '@module-federation';
/** Where a module begins in a minified script: its id, and its function. */
const MODULE_START = /[{,](\d+)(?=\(|:function|:\()/g;

/**
 * Emits federation.json beside the page: how many of the entry's compressed bytes the modules of the federation runtime
 * are. They run before everything else, so the bundler gives them no chunk of their own that could be weighed.
 */
export class FederationBytesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FederationBytesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FederationBytesPlugin', stage }, () => {
        const bytes = bytesOf(compilation);
        compilation.emitAsset('federation.json', new sources.RawSource(JSON.stringify({ bytes })));
      });
    });
  }
}

function bytesOf({ entrypoints, chunkGraph, assets }) {
  const chunks = [...entrypoints.values()].flatMap((entry) => entry.chunks);
  const isFederation = new Map(
    chunks
      .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
      .map((module) => [String(chunkGraph.getModuleId(module)), module.identifier().includes(FEDERATION)]),
  );
  const files = new Set(chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + bytesWithin(String(assets[file].source()), isFederation), 0);
}

/** The compressed bytes that a script would save without its modules of the federation runtime. */
function bytesWithin(script, isFederation) {
  const starts = [...script.matchAll(MODULE_START)].filter(([, id]) => isFederation.has(id));
  const kept = starts.map(({ index, 1: id }, position) =>
    isFederation.get(id) ? '' : script.slice(index, starts[position + 1]?.index),
  );
  const without = script.slice(0, starts[0]?.index) + kept.join('');
  return sizeOf(script) - sizeOf(without);
}

const sizeOf = (script) => gzipSync(script, { level: 9 }).length;
