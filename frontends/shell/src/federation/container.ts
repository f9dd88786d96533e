import { entryAddress, filesOf, type Manifest } from './manifest.rules';
import { type ShareScope, shareScope } from './share-scope';

/** The bundler's container, which a remote's entry script sets as a global. */
interface Container {
  init(shared: ShareScope): unknown;
  /** @throws when it exposes no such module, its code does not load, or it needs another version than the shell shares */
  get(path: string): Promise<() => unknown>;
}

/** A remote whose entry is loaded and initialised. */
export interface LoadedRemote {
  /** The exposed module at a path, e.g. `./routes`. */
  get(path: string): Promise<unknown>;
}

/**
 * Fetches a remote's manifest and entry and initialises it with the shell's share scope; preloads the files of the
 * requested module in parallel with the entry.
 * @throws Error when one does not load, or is broken
 */
export async function loadContainer(manifestAddress: string, path: string): Promise<LoadedRemote> {
  const manifest = await fetchManifest(manifestAddress);
  preloadModule(manifest, path, manifestAddress);
  const { globalName } = manifest.metaData;
  // The container of an earlier entry, of another release or a broken one, must not be used for this one.
  Reflect.set(globalThis, globalName, undefined);
  await runScript(entryAddress(manifest, manifestAddress));
  const container: Container | undefined = Reflect.get(globalThis, globalName);
  if (!container) throw new Error(`The entry of ${manifestAddress} left no container ${globalName}.`);
  await container.init(shareScope);
  return {
    get: async (exposed) => {
      preloadModule(manifest, exposed, manifestAddress);
      return (await container.get(exposed))();
    },
  };
}

async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

function preloadModule(manifest: Manifest, path: string, manifestAddress: string): void {
  const { scripts, styles } = filesOf(manifest, path, manifestAddress);
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
