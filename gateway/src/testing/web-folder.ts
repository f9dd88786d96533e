import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = 'console.log("Pothik")'.repeat(20);
export const STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const PAGE =
  '<!doctype html><meta name="nonce" content="__NONCE__"><script nonce="__NONCE__" src="/js/main.js"></script>';
const REMOTES = JSON.stringify({
  rider: '/remotes/rider/0123456789ab/mf-manifest.json',
  driver: '/remotes/driver/0123456789ab/mf-manifest.json',
});
const MANIFEST = JSON.stringify({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ path: './routes', assets: { js: { sync: ['js/routes.js'] }, css: { sync: ['css/routes.css'] } } }],
});

/** Writes a minimal web app to a new temporary folder, and a secret file next to it that must not be served. */
export async function makeWebFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'pothik-web-'));
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'nobody reads this',
    'web/remotes.json': REMOTES,
    'web/remotes/rider/0123456789ab/mf-manifest.json': MANIFEST,
    'web/shell/index.html': PAGE,
    'web/shell/csp.json': JSON.stringify({ styleSources: [STYLE_HASH] }),
    'web/shell/area-scripts.json': JSON.stringify({ scripts: ['/js/area.0123abcd.js'] }),
    'web/shell/theme.js': SCRIPT,
    'web/shell/js/main.0123abcd.js': SCRIPT,
    'web/shell/js/main.0123abcd.js.gz': gzipSync(SCRIPT),
    'web/shell/js/main.0123abcd.js.br': brotliCompressSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(parent, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return path.join(parent, 'web');
}
