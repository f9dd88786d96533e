const CHUNK = 'expose-';

/** Names the chunk of each exposed module, so that the manifest can list the module's files. */
export const namedExposes = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([exposed, file]) => [exposed, { import: file, name: chunkOf(exposed) }]),
  );

const nameOf = (exposed) => exposed.replace('./', '');
const chunkOf = (exposed) => `${CHUNK}${nameOf(exposed)}`;

/**
 * Emits mf-manifest.json beside a remote's entry, complete enough for any host that reads module federation manifests:
 * the address of the entry, the shared libraries, and the files of each exposed module, so that a page can preload them
 * in parallel with the entry.
 */
export class RemoteManifestPlugin {
  /**
   * @param {{ name: string, entry: string, exposes: Record<string, string>, shared: Record<string, { version: string,
   * requiredVersion: string, singleton: boolean }> }} remote the options of the federation plugin
   */
  constructor(remote) {
    this.remote = remote;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        const manifest = JSON.stringify(this.manifestOf(compilation), null, 2);
        compilation.emitAsset('mf-manifest.json', new sources.RawSource(`${manifest}\n`));
      });
    });
  }

  manifestOf(compilation) {
    const { name, entry, exposes, shared } = this.remote;
    return {
      id: name,
      name,
      metaData: {
        name,
        globalName: name,
        publicPath: 'auto',
        // The release of a remote is part of the address it is served at.
        buildInfo: { buildName: name, buildVersion: 'local' },
        remoteEntry: { name: entry, path: '', type: 'global' },
      },
      shared: Object.entries(shared).map(([library, asked]) => this.taken(library, asked)),
      remotes: [],
      exposes: Object.keys(exposes).map((exposed) => this.exposed(compilation, exposed)),
    };
  }

  taken(library, { version, requiredVersion, singleton }) {
    const id = `${this.remote.name}:${library}`;
    return { id, name: library, version, requiredVersion, singleton, assets: assetsOf([]) };
  }

  exposed(compilation, exposed) {
    const group = compilation.namedChunkGroups.get(chunkOf(exposed));
    if (!group) throw new Error(`The remote ${this.remote.name} has no chunk for ${exposed}.`);
    const name = nameOf(exposed);
    return { id: `${this.remote.name}:${name}`, name, path: exposed, assets: assetsOf(group.getFiles()) };
  }
}

function assetsOf(files) {
  const ending = (suffix) => ({ sync: files.filter((file) => file.endsWith(suffix)), async: [] });
  return { js: ending('.js'), css: ending('.css') };
}
