import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreloadedFile } from './preload.rules.js';

/** What the gateway reads of a release of the shell; it never changes. */
export class ShellRelease {
  private constructor(
    readonly folder: string,
    /** index.html, with placeholders for the nonce. */
    readonly page: string,
    /** Sources that the content security policy lists for styles. */
    readonly styleSources: readonly string[],
    /** The shell's scripts that every area loads. */
    readonly areaFiles: readonly PreloadedFile[],
  ) {}

  /** @throws Error when a file of it is missing */
  static async read(folder: string): Promise<ShellRelease> {
    const text = (file: string) => readFile(path.join(folder, file), 'utf8');
    const [page, policy, list] = await Promise.all([text('index.html'), text('csp.json'), text('area-scripts.json')]);
    const { styleSources }: { styleSources: string[] } = JSON.parse(policy);
    const { scripts }: { scripts: string[] } = JSON.parse(list);
    const areaFiles = scripts.map((href): PreloadedFile => ({ href, as: 'script', rel: 'preload' }));
    return new ShellRelease(folder, page, styleSources, areaFiles);
  }
}
