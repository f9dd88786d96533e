import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { copyTree } from '../../infra/fences/copy-tree.js';
import { assembleWeb } from '../../infra/local/assemble-web.mjs';

const TOP = path.resolve();
const PARENT = process.env.TEST_DIRECTORY ?? os.tmpdir();
const PARTS = ['shell', 'rider', 'driver', 'admin'] as const;
/** The sources of the frontends. The fonts are those of the present build. */
const SOURCES = ['package.json', '.cache/fonts', 'frontends', 'packages'];

type Part = (typeof PARTS)[number];

/** The folder of each frontend's build. */
export type Release = Readonly<Record<Part, string>>;

/** The build of the working tree as it is. */
export const PRESENT = Object.fromEntries(PARTS.map((part) => [part, path.join(TOP, 'frontends', part)])) as Release;

/** The modules each remote exposes, and their exports, as shell and remotes agreed. */
export const EXPOSES: Readonly<Record<string, Record<string, string[]>>> = JSON.parse(
  readFileSync(path.join(TOP, 'frontends', 'page-contract.json'), 'utf8'),
).exposes;

/** A copy of the repository, in which a team changes code and builds again. */
export class WorkingTree {
  private readonly folder = copyTree(TOP, SOURCES, PARENT);
  private builds = 0;

  /** Replaces text in a file. @throws Error when the file does not contain `before` */
  change(file: string, before: string, after: string): void {
    const target = path.join(this.folder, file);
    const source = readFileSync(target, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(target, source.replace(before, after));
  }

  /** Puts the file of a fixture in place of a file. */
  replace(file: string, fixture: string): void {
    cpSync(path.join(TOP, fixture), path.join(this.folder, file));
  }

  async build<Built extends Part>(...parts: Built[]): Promise<Pick<Release, Built>> {
    const program = path.join(this.folder, 'packages', 'build-kit', 'bundle.mjs');
    const folders = parts.map((part) => path.join(this.folder, 'frontends', part));
    await promisify(execFile)(process.execPath, [program, ...folders]);
    this.builds += 1;
    const buildOf = (part: Part) => path.join(this.folder, 'builds', String(this.builds), part);
    for (const [index, part] of parts.entries()) {
      mkdirSync(buildOf(part), { recursive: true });
      renameSync(path.join(folders[index] ?? '', 'dist'), path.join(buildOf(part), 'dist'));
    }
    return Object.fromEntries(parts.map((part) => [part, buildOf(part)])) as Pick<Release, Built>;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A script for pages: collects every copy of React that renders, so that a second one is noticed. */
export const NOTE_RENDERERS = `
  const drawers = [];
  const inject = ({ version }) => drawers.push(version);
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { drawers, inject, supportsFiber: true, checkDCE() {}, onCommitFiberRoot() {}, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {} };
`;

/** How many copies of React render on a page that was opened with NOTE_RENDERERS. */
export const renderersOf = (page: Page): Promise<number> =>
  page.evaluate('__REACT_DEVTOOLS_GLOBAL_HOOK__.drawers.length');

/** The builds that a gateway serves: at first the present ones, then the released ones. */
export class ServedWeb {
  readonly folder = mkdtempSync(path.join(PARENT, 'pothik-web-'));
  private out = PRESENT;

  constructor() {
    cpSync(path.join(TOP, '.cache', 'web'), this.folder, { recursive: true });
  }

  /** Deploys the builds that differ from those deployed. */
  async release(builds: Partial<Release>): Promise<void> {
    const parts = PARTS.filter((part) => builds[part] && builds[part] !== this.out[part]);
    this.out = { ...this.out, ...builds };
    const frontends = mkdtempSync(path.join(this.folder, 'frontends-'));
    for (const part of parts) symlinkSync(this.out[part], path.join(frontends, part));
    await assembleWeb({ frontends, web: this.folder, parts });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
