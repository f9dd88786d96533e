/** What the page reads of a remote's mf-manifest.json. */
export interface Manifest {
  metaData: { globalName: string; remoteEntry: { name: string; path: string } };
  exposes: readonly { path: string; assets: Record<'js' | 'css', { sync: readonly string[] }> }[];
}

/** Where a remote's entry lies: beside its manifest. */
export function entryAddress({ metaData: { remoteEntry } }: Manifest, manifestAddress: string): string {
  return new URL(`${remoteEntry.path}${remoteEntry.name}`, manifestAddress).href;
}

/** The files of one exposed place, so that they can be asked for beside the entry and not after it. */
export function filesOf({ exposes }: Manifest, place: string, manifestAddress: string) {
  const assets = exposes.find(({ path }) => path === place)?.assets;
  const addresses = (files: readonly string[] = []) => files.map((file) => new URL(file, manifestAddress).href);
  return { scripts: addresses(assets?.js.sync), styles: addresses(assets?.css.sync) };
}
