import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type WebPart, webFolderOf } from '@pothik/contracts/platform';

export const SCRIPT = 'console.log("Pothik")'.repeat(20);
export const EARLIER_SCRIPT = 'console.log("Pothik before")';
export const APP_MANIFEST = JSON.stringify({ name: 'পথিক' });
/** Not a picture: only its bytes matter. */
export const ICON = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
export const STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const pageOf = (version: string) =>
  `<!doctype html><meta name="nonce" content="__NONCE__"><script nonce="__NONCE__" src="/js/main.js"></script>shell ${version}`;
const MANIFEST = JSON.stringify({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ path: './routes', assets: { js: { sync: ['js/routes.js'] }, css: { sync: ['css/routes.css'] } } }],
});

/** Writes a minimal web app to a new temporary folder, and a secret file next to it that must not be served. */
export async function makeWebFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'pothik-web-'));
  const web = path.join(parent, 'web');
  await writeFiles(parent, { 'secret.txt': 'nobody reads this' });
  await writeFiles(web, {
    'shell/0123456789ab/theme.js': SCRIPT,
    'shell/0123456789ab/sw.js': SCRIPT,
    'shell/0123456789ab/manifest.bn.webmanifest': APP_MANIFEST,
    'shell/0123456789ab/icons/icon-192.png': ICON,
    'shell/0123456789ab/js/main.0123abcd.js': SCRIPT,
    'shell/0123456789ab/js/main.0123abcd.js.gz': gzipSync(SCRIPT),
    'shell/0123456789ab/js/main.0123abcd.js.br': brotliCompressSync(SCRIPT),
    'shell/ba9876543210/theme.js': EARLIER_SCRIPT,
    'shell/ba9876543210/manifest.bn.webmanifest': '{"name":"Pothik before"}',
    'shell/ba9876543210/icons/icon-192.png': 'the icon before',
    'shell/ba9876543210/js/main.3210dcba.js': EARLIER_SCRIPT,
  });
  await releaseWeb(web, 'shell', ['0123456789ab', 'ba9876543210']);
  await releaseWeb(web, 'rider', ['0123456789ab']);
  // Its files are missing.
  await writeFiles(web, { 'remotes/driver/versions.json': JSON.stringify(['0123456789ab']) });
  return web;
}

/** Releases a part: its versions, the current one first, of which the current one is written as a minimal release. */
export async function releaseWeb(web: string, part: WebPart, versions: readonly [string, ...string[]]): Promise<void> {
  const folder = webFolderOf(part);
  await writeFiles(web, {
    ...(part === 'shell' ? shellFiles(versions[0]) : { [`${folder}/${versions[0]}/mf-manifest.json`]: MANIFEST }),
    [`${folder}/versions.json`]: JSON.stringify(versions),
  });
}

const shellFiles = (version: string) => ({
  [`shell/${version}/index.html`]: pageOf(version),
  [`shell/${version}/csp.json`]: JSON.stringify({ styleSources: [STYLE_HASH] }),
  [`shell/${version}/area-scripts.json`]: JSON.stringify({ scripts: ['/js/area.0123abcd.js'] }),
});

async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
