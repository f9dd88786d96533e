import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyTree } from '../../infra/fences/copy-tree.js';
import { assembleWeb } from '../../infra/local/assemble-web.mjs';

const TOP = path.resolve();
const PARENT = process.env.TEST_DIRECTORY ?? os.tmpdir();
const PARTS = ['shell', 'rider', 'driver', 'admin'] as const;
/** What frontends are built of. The fonts are those that were made with the present build. */
const SOURCES = ['package.json', '.cache/fonts', 'frontends', 'packages'];

type Part = (typeof PARTS)[number];

/** Of each frontend the folder that its build lies in. */
export type Release = Readonly<Record<Part, string>>;

/** The build of the tree as it stands. */
export const PRESENT = Object.fromEntries(PARTS.map((part) => [part, path.join(TOP, 'frontends', part)])) as Release;

/** What each remote exposes, as shell and remotes agreed on it: its places, and what stands there. */
export const EXPOSES: Readonly<Record<string, Record<string, string[]>>> = JSON.parse(
  readFileSync(path.join(TOP, 'frontends', 'page-contract.json'), 'utf8'),
).exposes;

/** A copy of the tree, in which a team goes on working and builds again. */
export class WorkingTree {
  private readonly folder = copyTree(TOP, SOURCES, PARENT);
  private builds = 0;

  /** @throws Error when `before` does not stand in the file */
  change(file: string, before: string, after: string): void {
    const place = path.join(this.folder, file);
    const source = readFileSync(place, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(place, source.replace(before, after));
  }

  async build<Built extends Part>(...parts: Built[]): Promise<Pick<Release, Built>> {
    const program = path.join(this.folder, 'packages', 'build-kit', 'bundle.mjs');
    const places = parts.map((part) => path.join(this.folder, 'frontends', part));
    await promisify(execFile)(process.execPath, [program, ...places]);
    this.builds += 1;
    const kept = (part: Part) => path.join(this.folder, 'builds', String(this.builds), part);
    for (const [index, part] of parts.entries()) {
      mkdirSync(kept(part), { recursive: true });
      renameSync(path.join(places[index] ?? '', 'dist'), path.join(kept(part), 'dist'));
    }
    return Object.fromEntries(parts.map((part) => [part, kept(part)])) as Pick<Release, Built>;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a gateway serves: at first the present build as it is laid out, then whoever is released. */
export class ServedWeb {
  readonly folder = mkdtempSync(path.join(PARENT, 'pothik-web-'));
  private out = PRESENT;

  constructor() {
    cpSync(path.join(TOP, '.cache', 'web'), this.folder, { recursive: true });
  }

  /** Lays out whose build is another than the one that is out. @returns who that was */
  async release(builds: Partial<Release>): Promise<Part[]> {
    const parts = PARTS.filter((part) => builds[part] && builds[part] !== this.out[part]);
    this.out = { ...this.out, ...builds };
    const frontends = mkdtempSync(path.join(this.folder, 'frontends-'));
    for (const part of parts) symlinkSync(this.out[part], path.join(frontends, part));
    await assembleWeb({ frontends, web: this.folder, parts });
    return parts;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
