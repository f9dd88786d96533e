import type { Area } from '../access/access.rules';
import { type LoadedRemote, loadContainer } from './container';
import { leaveOldRelease } from './old-release';

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
const containers = new Map<Area, Promise<LoadedRemote>>();

/**
 * Loads what a remote exposes, e.g. `routes` of rider; after a failure the remote is fetched anew, as the list then has it.
 * A page whose release is gone is fetched anew.
 * @throws {RemoteUnavailable} when it is down, broken, or silent for 8 seconds
 */
export async function loadRemote<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  try {
    return await withinTime(load<Exposed>(remote, `./${expose}`));
  } catch (error) {
    containers.delete(remote);
    void leaveWhenOld(remote, list);
    list = undefined;
    throw new RemoteUnavailable(remote, error);
  }
}

async function load<Exposed>(remote: Area, place: string): Promise<Exposed> {
  const container = containers.get(remote) ?? fetchContainer(remote, place);
  containers.set(remote, container);
  return (await (await container).get(place)) as Exposed;
}

async function fetchContainer(remote: Area, place: string): Promise<LoadedRemote> {
  return loadContainer(new URL((await remoteList())[remote], location.href).href, place);
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

/** A silent remote would hang for ever. */
function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${LOAD_TIMEOUT_MS} ms.`)), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
