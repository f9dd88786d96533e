import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WEB_PARTS, webFiles, webFolderOf, webVersions } from '@pothik/contracts/platform';
import type { Logger, ObjectStore } from '@pothik/engines';

/** How long a release may take to reach a gateway that nobody asks for one of its files, in ms. */
const EVERY_MS = 5_000;
/** Between two looks into the store for files that are missing, in ms. */
const AT_MOST_EVERY_MS = 1_000;

/**
 * Copies the releases in the object store into a folder, from which they are served: a page never waits for the store, and
 * while it is away everything that was there stays served.
 */
export class ReleaseMirror {
  private timer: NodeJS.Timeout | undefined;
  private copying: Promise<void> | undefined;
  /** A look that has not begun yet. */
  private next: Promise<void> | undefined;
  private copiedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: ObjectStore,
    private readonly directory: string,
    private readonly logger: Logger,
    private readonly wait: (milliseconds: number) => Promise<unknown> = pause,
  ) {}

  /** Copies now and from now on; resolves after the first time, whether or not the store answered. */
  async start(): Promise<void> {
    await this.copyOrTell();
    this.timer = setInterval(() => void this.copyOrTell(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * Copies what was released until now, for a file that is missing: another gateway's page may name it already. All who ask
   * within a second wait for one look.
   */
  lookAgain(): Promise<void> {
    this.next ??= this.untilAllowed().then(() => {
      this.next = undefined;
      return this.copyOrTell();
    });
    return this.next;
  }

  /** A look that is under way may have begun before the release that has the file, so it does not count. */
  private async untilAllowed(): Promise<void> {
    for (;;) {
      const tooEarlyBy = this.copiedAt + AT_MOST_EVERY_MS - performance.now();
      if (this.copying !== undefined) await this.copying;
      else if (tooEarlyBy > 0) await this.wait(tooEarlyBy);
      else return;
    }
  }

  private copyOrTell(): Promise<void> {
    this.copying ??= this.copy()
      .catch((error: unknown) => this.logger.warn({ error }, 'the releases of the web app could not be read'))
      .finally(() => {
        this.copying = undefined;
        this.copiedAt = performance.now();
      });
    return this.copying;
  }

  private async copy(): Promise<void> {
    for (const part of WEB_PARTS) await this.copyPart(webFolderOf(part));
  }

  /** The files come before the list that names their version, and old ones go after it. */
  private async copyPart(part: string): Promise<void> {
    const list = await this.store.get(`${part}/versions.json`);
    if (list === undefined) return;
    const versions = webVersions.parse(JSON.parse(list.bytes.toString('utf8')));
    const folder = path.join(this.directory, part);
    await mkdir(folder, { recursive: true });
    const present = await foldersIn(folder);
    for (const version of versions.filter((each) => !present.includes(each)))
      await this.copyRelease(`${part}/${version}`);
    await replaceFile(path.join(folder, 'versions.json'), list.bytes);
    for (const old of present.filter((each) => !versions.includes(each)))
      await rm(path.join(folder, old), { recursive: true });
  }

  /** Complete or not at all. @throws Error when a file is missing or is not what its release says */
  private async copyRelease(release: string): Promise<void> {
    const files = webFiles.parse(JSON.parse((await this.bytesOf(`${release}/files.json`)).toString('utf8')));
    const target = path.join(this.directory, release);
    const incomplete = path.join(path.dirname(target), `.${randomUUID()}`);
    try {
      for (const [file, digest] of Object.entries(files)) {
        const bytes = await this.bytesOf(`${release}/${file}`);
        if (digestOf(bytes) !== digest) throw new Error(`${release}/${file} is not the file of its release.`);
        const copy = path.join(incomplete, file);
        await mkdir(path.dirname(copy), { recursive: true });
        await writeFile(copy, bytes);
      }
      await rename(incomplete, target);
    } catch (error) {
      await rm(incomplete, { recursive: true, force: true });
      throw error;
    }
    this.logger.info({ release }, 'a release of the web app is served');
  }

  private async bytesOf(key: string): Promise<Buffer> {
    const stored = await this.store.get(key);
    if (stored === undefined) throw new Error(`${key} is not in the object store.`);
    return stored.bytes;
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function replaceFile(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
