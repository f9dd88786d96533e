import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, type PreloadedFile, type RemoteManifest } from './preload.rules.js';
import type { ShellRelease } from './shell-release.js';
import type { WebReleases } from './web-releases.js';

export const REMOTE_LIST = '/remotes.json';

/**
 * The files that entering an area fetches, known before any script runs: the shell's for areas, and the current remote's;
 * none when no remote serves it.
 * @throws Error when the remote's manifest cannot be read
 */
export async function areaFilesOf(
  area: string,
  shell: ShellRelease,
  releases: WebReleases,
): Promise<readonly PreloadedFile[]> {
  const remotes = await releases.remotes();
  const address = Object.hasOwn(remotes, area) ? remotes[area] : undefined;
  if (address === undefined) return [];
  const manifest: RemoteManifest = JSON.parse(await readFile(path.join(releases.directory, address), 'utf8'));
  return [{ href: REMOTE_LIST, as: 'fetch', rel: 'preload' }, ...shell.areaFiles, ...filesOf(address, manifest)];
}
