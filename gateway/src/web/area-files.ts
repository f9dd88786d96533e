import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Early, filesOf, type RemoteManifest } from './preload.rules.js';

const REMOTE_LIST = '/remotes.json';

/** What the page of an area fetches, known before its scripts run: the shell's own files for areas, and the remote's. */
export class AreaFiles {
  private constructor(
    private readonly directory: string,
    private readonly shellFiles: readonly Early[],
  ) {}

  /** @param directory the web app's folder. @throws Error when the shell's build lacks its list */
  static async read(directory: string): Promise<AreaFiles> {
    const list = await readFile(path.join(directory, 'shell', 'area-scripts.json'), 'utf8');
    const { scripts }: { scripts: string[] } = JSON.parse(list);
    return new AreaFiles(
      directory,
      scripts.map((href) => ({ href, as: 'script', rel: 'preload' })),
    );
  }

  /**
   * Everything entering an area fetches, as the list of remotes has it now; nothing where no remote has that area, or where
   * it is served from elsewhere.
   * @throws Error when the list or the remote's manifest cannot be read
   */
  async of(area: string): Promise<readonly Early[]> {
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
