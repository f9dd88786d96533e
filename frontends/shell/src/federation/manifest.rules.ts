/** The part of a remote's mf-manifest.json that the page reads. */
export interface Manifest {
  metaData: { globalName: string; remoteEntry: { name: string; path: string } };
  exposes: readonly { path: string; assets: Record<'js' | 'css', { sync: readonly string[] }> }[];
}

/** The address of a remote's entry, relative to its manifest. */
export function entryAddress({ metaData: { remoteEntry } }: Manifest, manifestAddress: string): string {
  return new URL(`${remoteEntry.path}${remoteEntry.name}`, manifestAddress).href;
}

/** The files of one exposed module, so that they can be preloaded in parallel with the entry. */
export function filesOf({ exposes }: Manifest, exposedPath: string, manifestAddress: string) {
  const assets = exposes.find(({ path }) => path === exposedPath)?.assets;
  const addresses = (files: readonly string[] = []) => files.map((file) => new URL(file, manifestAddress).href);
  return { scripts: addresses(assets?.js.sync), styles: addresses(assets?.css.sync) };
}
