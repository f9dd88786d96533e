import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '@pothik/contracts/catalogue';
import { WEB_REMOTES, type WebPart, webFolderOf, webVersions } from '@pothik/contracts/platform';
import { ShellRelease } from './shell-release.js';
import { belongsToRemotes } from './web-path.rules.js';

const MANIFEST = 'mf-manifest.json';

/** The releases of shell and remotes in a folder. They are read for each page: a release needs no restart. */
export class WebReleases {
  private shell: ShellRelease | undefined;

  /**
   * @param directory holds, for each part, `versions.json` and a folder of each version
   * @param lookAgain copies what was released meanwhile into the directory, when a file is missing
   */
  constructor(
    readonly directory: string,
    private readonly lookAgain: () => Promise<void> = async () => undefined,
  ) {}

  /** The current shell. @throws DomainError platform/unavailable while none is released */
  async currentShell(): Promise<ShellRelease> {
    const [folder] = await this.shellFolders();
    if (folder === undefined) throw new DomainError('platform/unavailable');
    if (this.shell?.folder !== folder) this.shell = await ShellRelease.read(folder);
    return this.shell;
  }

  /**
   * The folder below which the file of an address is; undefined when no release has it. An open page may belong to an earlier
   * release, or to one that another gateway served first.
   */
  async folderWith(file: string): Promise<string | undefined> {
    const folder = await this.presentFolderWith(file);
    if (folder !== undefined) return folder;
    await this.lookAgain();
    return this.presentFolderWith(file);
  }

  private async presentFolderWith(file: string): Promise<string | undefined> {
    for (const folder of belongsToRemotes(file) ? [this.directory] : await this.shellFolders())
      if (await isThere(path.join(folder, file))) return folder;
    return undefined;
  }

  /** Of each release of the shell, the current one first. */
  private async shellFolders(): Promise<string[]> {
    const shell = webFolderOf('shell');
    return (await this.versionsOf('shell')).map((version) => path.join(this.directory, shell, version));
  }

  /** The address of each released remote's manifest, by its name: `/remotes.json`, which pages read. */
  async remotes(): Promise<Record<string, string>> {
    const addresses: Record<string, string> = {};
    for (const remote of WEB_REMOTES) {
      const [version] = await this.versionsOf(remote);
      if (version !== undefined) addresses[remote] = `/${webFolderOf(remote)}/${version}/${MANIFEST}`;
    }
    return addresses;
  }

  private async versionsOf(part: WebPart): Promise<readonly string[]> {
    try {
      const list = await readFile(path.join(this.directory, webFolderOf(part), 'versions.json'), 'utf8');
      return webVersions.parse(JSON.parse(list));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
