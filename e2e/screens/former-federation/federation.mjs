// How earlier releases were built: a remote was the bundler's plain container, the shell had no federation plugin.
import { rspack } from '@rspack/core';
import { singletonVersions } from './singletons.mjs';

const ENTRY = 'remoteEntry.js';
const chunkOf = (exposed) => exposed.replace('./', 'expose-');

export const shellFederation = () => [new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(singletonVersions) })];

export const remoteFederation = ({ name, exposes }) => [
  new rspack.container.ModuleFederationPluginV1({
    name,
    filename: ENTRY,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([exposed, file]) => [exposed, { import: file, name: chunkOf(exposed) }]),
    ),
    shared: Object.fromEntries(
      Object.entries(singletonVersions).map(([shareKey, version]) => [
        shareKey,
        { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, import: false },
      ]),
    ),
  }),
  new ManifestPlugin(name, Object.keys(exposes)),
];

class ManifestPlugin {
  constructor(name, exposes) {
    this.name = name;
    this.exposes = exposes;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const manifest = JSON.stringify(this.manifestOf(compilation));
        compilation.emitAsset('mf-manifest.json', new sources.RawSource(manifest));
      });
    });
  }

  manifestOf(compilation) {
    const { name } = this;
    const metaData = {
      name,
      globalName: name,
      publicPath: 'auto',
      buildInfo: { buildName: name, buildVersion: 'local' },
      remoteEntry: { name: ENTRY, path: '', type: 'global' },
    };
    const exposes = this.exposes.map((exposed) => {
      const files = compilation.namedChunkGroups.get(chunkOf(exposed)).getFiles();
      const ending = (suffix) => ({ sync: files.filter((file) => file.endsWith(suffix)), async: [] });
      const exposedName = exposed.replace('./', '');
      const assets = { js: ending('.js'), css: ending('.css') };
      return { id: `${name}:${exposedName}`, name: exposedName, path: exposed, assets };
    });
    return { id: name, name, metaData, shared: [], remotes: [], exposes };
  }
}
