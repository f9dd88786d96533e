import { leaveOldRelease } from '../app/old-release';
import type { Area } from '../routing/access.rules';
import { host } from './host';

const LOAD_TIMEOUT_MS = 8_000;
/** The shell's own script: its name carries its release. */
const OWN_SCRIPT = 'script[src*="/main."]';

/** A remote did not come; the page offers to try again. */
export class RemoteUnavailable extends Error {
  constructor(
    readonly remote: Area,
    cause: unknown,
  ) {
    super(`The ${remote} part of the page did not load.`, { cause });
    this.name = 'RemoteUnavailable';
  }
}

type RemoteList = Readonly<Record<Area, string>>;

let list: Promise<RemoteList> | undefined;
const failed = new Set<Area>();

/**
 * Loads what a remote exposes, e.g. `routes` of rider; after a failure the remote is registered anew, as the list then has
 * it. A page whose release is gone is fetched anew.
 * @throws {RemoteUnavailable} when it is down, broken, or silent for 8 seconds
 */
export async function loadRemote<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  try {
    const exposed = await withinTime(load<Exposed>(remote, expose));
    failed.delete(remote);
    return exposed;
  } catch (error) {
    failed.add(remote);
    void leaveWhenOld(remote, list);
    list = undefined;
    throw new RemoteUnavailable(remote, error);
  }
}

async function load<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  const entries = await remoteList();
  const entry = new URL(entries[remote], location.href).href;
  host.registerRemotes([{ name: remote, entry }], { force: failed.has(remote) });
  const exposed = await host.loadRemote<Exposed>(`${remote}/${expose}`);
  if (!exposed) throw new Error(`${remote} exposes no ${expose}.`);
  return exposed;
}

/** The remote's release may be gone since the page was opened, or need a newer shell than the page has. */
async function leaveWhenOld(remote: Area, known: typeof list): Promise<void> {
  const entry = (await known?.catch(() => undefined))?.[remote];
  const own = document.querySelector<HTMLScriptElement>(OWN_SCRIPT)?.src;
  for (const address of [entry, own]) if (address) await leaveOldRelease(address);
}

/** Has the browser keep a remote's manifest for when the remote is asked for. @throws Error when list or manifest does not come */
export async function expectRemote(remote: Area): Promise<void> {
  await fetch((await remoteList())[remote]);
}

/** The run-time list: a remote is released by changing it alone. Kept while remotes load well. */
function remoteList(): Promise<RemoteList> {
  list ??= fetchList();
  return list;
}

async function fetchList(): Promise<RemoteList> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}.`);
  return response.json();
}

/** The federation runtime lets a silent remote hang for ever. */
function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${LOAD_TIMEOUT_MS} ms.`)), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
