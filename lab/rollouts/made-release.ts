import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type WebPart, webFolderOf, webVersions } from '@pothik/contracts/platform';

const BUILT = path.resolve('.cache', 'web');
const PARENT = process.env.TEST_DIRECTORY ?? os.tmpdir();
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;
const COMPRESSED = /\.(?:gz|br)$/;
const TEXT = /\.(?:js|css|html|json)$/;

/** Text of the build, and what stands in its place in the release. */
export type Wording = readonly [before: string, after: string];

/** Releases made of the present build: every digest in a file name or an address is another, as after a change of every file. */
export class MadeReleases {
  private readonly made = new Map<WebPart, string>();

  private constructor(readonly folder: string) {}

  static async open(): Promise<MadeReleases> {
    return new MadeReleases(await mkdtemp(path.join(PARENT, 'pothik-made-')));
  }

  /** Makes a release of a part, as the build would leave it in the folder, and the only one there. @returns its version */
  async make(part: WebPart, label: string, wording?: Wording): Promise<string> {
    const releases = path.join(this.folder, webFolderOf(part));
    const built = path.join(BUILT, webFolderOf(part));
    const [present = ''] = webVersions.parse(JSON.parse(await readFile(path.join(built, 'versions.json'), 'utf8')));
    const version = digestOf(`${part} ${label}`, 12);
    const target = path.join(releases, version);
    await rm(releases, { recursive: true, force: true });
    await cp(path.join(built, present), target, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
    await giveNewAddresses(target, label, wording);
    await writeFile(path.join(releases, 'versions.json'), JSON.stringify([version]));
    this.made.set(part, version);
    return version;
  }

  /** The version made last. */
  versionOf(part: WebPart): string | undefined {
    return this.made.get(part);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

async function giveNewAddresses(folder: string, label: string, [before, after]: Wording = ['', '']): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const present = new Set(files.map((file) => HASHED.exec(file)?.[1]).filter((hash) => hash !== undefined));
  const renamed = new RegExp(`\\b(?:${[...present].join('|')})\\b`, 'g');
  const anew = (text: string) => text.replace(renamed, (hash) => digestOf(`${label} ${hash}`, 8));
  for (const file of files) {
    if (TEXT.test(file)) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, anew(text).replaceAll(before, after));
    }
    await rename(file, path.join(path.dirname(file), anew(path.basename(file))));
  }
}

const digestOf = (text: string, digits: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digits);
