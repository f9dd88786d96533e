import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { bundleScript } from './bundle-script.mjs';

const GLOBAL = '_FEDERATION_RUNTIME_CORE';
const CORE = 'js/runtime-core.js';
const RUNTIME_CORE = fileURLToPath(import.meta.resolve('@module-federation/runtime-core'));

/**
 * The container of a page whose shell is older than the federation runtime and calls containers itself: it fetches the
 * runtime's core, and then the entry again. Such a shell leaves out the versions inside its share scope.
 */
const containerWithCore = (name) => `${name}={async init(scope){
const load=(src)=>new Promise((loaded,failed)=>document.head.append(Object.assign(document.createElement("script"),{src,onload:loaded,onerror:failed})));
await load(new URL("${CORE}",entry));
for(const versions of Object.values(scope))for(const version in versions)versions[version].version=version;
await load(entry);
this.get=${name}.get;
return ${name}.init(scope)}}`;

/**
 * Lets a remote that uses the shell's federation runtime also run in a shell that has none, so that a remote may be
 * released before the shell, and open pages of earlier shells may enter it.
 */
export class CoreWhereMissing {
  /** @param {{ name: string, filename: string }} remote its global name and the file of its entry */
  constructor({ name, filename }) {
    this.name = name;
    this.filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CoreWhereMissing', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'CoreWhereMissing', stage }, async () => {
        compilation.emitAsset(CORE, new sources.RawSource(await runtimeCore()));
        const otherwise = `{const entry=document.currentScript.src;${containerWithCore(this.name)}}`;
        compilation.updateAsset(
          this.filename,
          (entry) => new sources.RawSource(`if(globalThis.${GLOBAL}){${entry.source()}}else${otherwise}\n`),
        );
      });
    });
  }
}

/** The runtime's core as a script that leaves it as a global, with the parts that a remote uses. */
const runtimeCore = () =>
  bundleScript({
    entry: RUNTIME_CORE,
    output: { library: { name: GLOBAL, type: 'var' } },
    plugins: [
      new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_REMOTE: true, FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
    ],
  });
