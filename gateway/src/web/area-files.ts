import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, type PreloadedFile, type RemoteManifest } from './preload.rules.js';

const REMOTE_LIST = '/remotes.json';

/** The files that entering an area fetches, known before any script runs: the shell's for areas, and the remote's. */
export class AreaFiles {
  private constructor(
    private readonly directory: string,
    private readonly shellFiles: readonly PreloadedFile[],
  ) {}

  /** @param directory the web app's folder. @throws Error when the shell's build lacks `area-scripts.json` */
  static async read(directory: string): Promise<AreaFiles> {
    const list = await readFile(path.join(directory, 'shell', 'area-scripts.json'), 'utf8');
    const { scripts }: { scripts: string[] } = JSON.parse(list);
    return new AreaFiles(
      directory,
      scripts.map((href) => ({ href, as: 'script', rel: 'preload' })),
    );
  }

  /**
   * The files of an area by the current list of remotes; none when no remote serves it, or one of another origin.
   * @throws Error when the list or the remote's manifest cannot be read
   */
  async of(area: string): Promise<readonly PreloadedFile[]> {
    const remotes = await this.readJson<Record<string, string>>(REMOTE_LIST);
    const manifestAddress = Object.hasOwn(remotes, area) ? remotes[area] : undefined;
    if (!manifestAddress?.startsWith('/')) return [];
    const manifest = await this.readJson<RemoteManifest>(manifestAddress);
    return [
      { href: REMOTE_LIST, as: 'fetch', rel: 'preload' },
      ...this.shellFiles,
      ...filesOf(manifestAddress, manifest),
    ];
  }

  private async readJson<Content>(address: string): Promise<Content> {
    return JSON.parse(await readFile(path.join(this.directory, address), 'utf8'));
  }
}
