import fs from 'node:fs';
import path from 'node:path';
import type { Workspace } from './declared-packages.rules.js';
import { filesUnder } from './files-under.js';
import { textOf } from './sources.js';

const IMPORTING = /\.(tsx?|[cm]?js)$/;
const SECTIONS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

type Manifest = { name: string } & Partial<Record<(typeof SECTIONS)[number], Record<string, string>>>;

/** Every folder with a package.json, with the files that belong to it and to no workspace inside it. */
export function workspacesOf(top: string): Workspace[] {
  const files = filesUnder(top);
  const folders = files
    .filter((file) => path.posix.basename(file) === 'package.json')
    .map((file) => path.posix.dirname(file).replace(/^\.$/, ''));
  const inner = [...folders].sort((a, b) => b.length - a.length);
  const ownerOf = (file: string) => inner.find((folder) => folder === '' || file.startsWith(`${folder}/`));
  return folders.map((folder) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(top, folder, 'package.json'), 'utf8')) as Manifest;
    const own = files.filter((file) => IMPORTING.test(file) && ownerOf(file) === folder);
    return {
      folder,
      name: manifest.name,
      declared: SECTIONS.flatMap((section) => Object.keys(manifest[section] ?? {})),
      files: own.map((file) => ({ file, text: textOf(top, file) })),
    };
  });
}
