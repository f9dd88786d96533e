import { init } from '@module-federation/enhanced/runtime';

/** The federation runtime that starts with the page; its share scope has the libraries that the build provides. */
export const host = init({ name: 'shell', remotes: [] });

/**
 * Loads every library that remotes share, in parallel with the remote that will ask for them.
 * @throws Error when one does not load
 */
export async function loadLibraries(): Promise<void> {
  await Promise.all(Object.keys(host.options.shared).map((name) => host.loadShare(name)));
}
