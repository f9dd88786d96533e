import { entryAddress, filesOf, type Manifest } from './manifest.rules';
import { type ShareScope, shareScope } from './share-scope';

/** What a remote's entry leaves on the page: the bundler's own container. */
interface Container {
  init(shared: ShareScope): unknown;
  /** @throws when it exposes no such place, its code does not come, or it needs another version than the shell shares */
  get(place: string): Promise<() => unknown>;
}

/** A remote that is on the page. */
export interface LoadedRemote {
  /** The module it exposes, e.g. at `./routes`. */
  get(place: string): Promise<unknown>;
}

/**
 * Fetches a remote's manifest and entry, and gives it what the shell shares; the files of the place somebody is on the way
 * to are asked for beside the entry.
 * @throws Error when one does not come, or is broken
 */
export async function loadContainer(manifestAddress: string, place: string): Promise<LoadedRemote> {
  const manifest = await fetchManifest(manifestAddress);
  preloadPlace(manifest, place, manifestAddress);
  const { globalName } = manifest.metaData;
  // An entry that was here before, of another release or a broken one, must not be taken for this one.
  Reflect.set(globalThis, globalName, undefined);
  await runScript(entryAddress(manifest, manifestAddress));
  const container: Container | undefined = Reflect.get(globalThis, globalName);
  if (!container) throw new Error(`The entry of ${manifestAddress} left no container ${globalName}.`);
  await container.init(shareScope);
  return {
    get: async (exposed) => {
      preloadPlace(manifest, exposed, manifestAddress);
      return (await container.get(exposed))();
    },
  };
}

async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

function preloadPlace(manifest: Manifest, place: string, manifestAddress: string): void {
  const { scripts, styles } = filesOf(manifest, place, manifestAddress);
  for (const href of scripts) preload('script', href);
  for (const href of styles) preload('style', href);
}

const preloaded = new Set<string>();

function preload(as: 'script' | 'style', href: string): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
}

function runScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not come.`));
    document.head.append(script);
  }).finally(() => script.remove());
}
