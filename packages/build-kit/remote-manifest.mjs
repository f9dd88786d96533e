const CHUNK = 'expose-';

/** The chunk of each exposed place carries its name, so that the manifest can say which files the place needs. */
export const namedExposes = (exposes) =>
  Object.fromEntries(Object.entries(exposes).map(([place, file]) => [place, { import: file, name: chunkOf(place) }]));

const nameOf = (place) => place.replace('./', '');
const chunkOf = (place) => `${CHUNK}${nameOf(place)}`;

/**
 * Puts mf-manifest.json beside a remote's entry, whole enough for any host that reads the manifests of module federation:
 * where the entry lies, what the remote takes from its host, and what each exposed place fetches, so that a page can ask
 * for its files beside the entry.
 */
export class RemoteManifestPlugin {
  /**
   * @param {{ name: string, entry: string, exposes: Record<string, string>, shared: Record<string, { version: string,
   * requiredVersion: string, singleton: boolean }> }} remote as the federation plugin is given it
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
        // The address a remote is served at tells its release.
        buildInfo: { buildName: name, buildVersion: 'local' },
        remoteEntry: { name: entry, path: '', type: 'global' },
      },
      shared: Object.entries(shared).map(([library, asked]) => this.taken(library, asked)),
      remotes: [],
      exposes: Object.keys(exposes).map((place) => this.exposed(compilation, place)),
    };
  }

  taken(library, { version, requiredVersion, singleton }) {
    const id = `${this.remote.name}:${library}`;
    return { id, name: library, version, requiredVersion, singleton, assets: assetsOf([]) };
  }

  exposed(compilation, place) {
    const group = compilation.namedChunkGroups.get(chunkOf(place));
    if (!group) throw new Error(`The remote ${this.remote.name} has no chunk for ${place}.`);
    const name = nameOf(place);
    return { id: `${this.remote.name}:${name}`, name, path: place, assets: assetsOf(group.getFiles()) };
  }
}

function assetsOf(files) {
  const ending = (suffix) => ({ sync: files.filter((file) => file.endsWith(suffix)), async: [] });
  return { js: ending('.js'), css: ending('.css') };
}
