import { WEB_REMOTES } from '@pothik/contracts/platform';

const REMOTE_LIST = '/remotes.json';
const SCRIPTS = /<script[^>]* src="([^"]+)"/g;
const SHEETS = /<link[^>]* href="([^"]+)"/g;

/** A gateway that was stopped closes its idle connections when it continues: a browser asks again by itself, fetch does not. */
const ONCE = { connection: 'close' };

interface Manifest {
  exposes: readonly { assets: Record<'js' | 'css', Record<'sync' | 'async', readonly string[]>> }[];
}

/**
 * Opens a page as a browser does, and loads every script, stylesheet and manifest that it and its remotes name.
 * @returns a line for each file without a correct answer; none when nothing is blank
 */
export async function openPage(url: string, page: string): Promise<string[]> {
  const missing: string[] = [];
  const load = async (file: string): Promise<string> => {
    const response = await fetch(`${url}${file}`, { headers: ONCE });
    const text = await response.text();
    if (response.status !== 200 || text === '') missing.push(`${response.status} ${file}`);
    return text;
  };
  const html = await load(page);
  const named = [SCRIPTS, SHEETS].flatMap((pattern) => [...html.matchAll(pattern)].map(([, file = '']) => file));
  if (named.length === 0) missing.push(`${page} names no file`);
  await Promise.all([...named.map(load), loadRemotes(load, missing)]);
  return missing;
}

async function loadRemotes(load: (file: string) => Promise<string>, missing: string[]): Promise<void> {
  const remotes = jsonOf(await load(REMOTE_LIST)) as Record<string, string> | undefined;
  const areas = WEB_REMOTES.map(async (remote) => {
    const address = remotes?.[remote];
    if (address === undefined) return missing.push(`no release of ${remote}`);
    const manifest = jsonOf(await load(address)) as Manifest | undefined;
    const files = manifest?.exposes.flatMap(({ assets: { js, css } }) => [js, css].flatMap((each) => each.sync)) ?? [];
    const folder = address.slice(0, address.lastIndexOf('/'));
    return Promise.all(['remoteEntry.js', ...new Set(files)].map((file) => load(`${folder}/${file}`)));
  });
  await Promise.all(areas);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A refusal: its status is in the lines already.
    return undefined;
  }
}
