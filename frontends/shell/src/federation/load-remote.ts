import type { Area } from '../access/access.rules';
import { host, loadLibraries } from './host';
import { leaveOldRelease } from './old-release';

const LOAD_TIMEOUT_MS = 8_000;

/** A remote did not load; the page offers Retry. */
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
const registered = new Map<Area, Promise<void>>();

/**
 * Loads a module that a remote exposes, e.g. `routes` of rider; a retry after a failure fetches the list and the remote again.
 * Reloads the page if the remote's release no longer exists on the server, or a newer shell does.
 * @throws {RemoteUnavailable} when it is unavailable, broken, or does not answer for 8 seconds
 */
export async function loadRemote<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  try {
    return await withinTime(load<Exposed>(remote, expose));
  } catch (error) {
    leaveWhenOld(remote, list).catch((failure: unknown) => console.warn(failure));
    forget(remote);
    throw new RemoteUnavailable(remote, error);
  }
}

async function load<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  await known(remote);
  const [, exposed] = await Promise.all([loadLibraries(), host.loadRemote<Exposed>(`${remote}/${expose}`)]);
  if (!exposed) throw new Error(`The remote ${remote} exposes no ${expose}.`);
  return exposed;
}

/** The next request asks for the list and the remote's place again. */
function forget(remote: Area): void {
  registered.delete(remote);
  list = undefined;
}

/** Tells the runtime where a remote's current release is; by force, because that of a failed attempt must be forgotten. */
function known(remote: Area): Promise<void> {
  const registration = registered.get(remote) ?? register(remote);
  registered.set(remote, registration);
  // Without a network no list came: whoever asks next asks for it again.
  registration.catch(() => forget(remote));
  return registration;
}

async function register(name: Area): Promise<void> {
  host.registerRemotes([{ name, entry: (await remoteList())[name] }], { force: true });
}

/** Reloads the page if the remote's release no longer exists, or another shell is served, since the page was opened. */
async function leaveWhenOld(remote: Area, listed: typeof list): Promise<void> {
  const entry = (await listed?.catch(() => undefined))?.[remote];
  if (entry) await leaveOldRelease(entry);
  const { leaveReplacedShell } = await import('./replaced-shell');
  await leaveReplacedShell();
}

/**
 * Fetches a remote's manifest, its entry and the files of one exposed module ahead of use.
 * @throws Error when one does not load
 */
export async function expectRemote(remote: Area, expose: string): Promise<void> {
  await known(remote);
  await host.preloadRemote([{ nameOrAlias: remote, exposes: [expose] }]);
}

/** The list of remotes at run time: changing it is all it takes to release a remote. Cached until a remote fails to load. */
function remoteList(): Promise<RemoteList> {
  list ??= fetchList();
  return list;
}

async function fetchList(): Promise<RemoteList> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}.`);
  return response.json();
}

/** Without a time limit a remote that never answers would hang the page. */
function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${LOAD_TIMEOUT_MS} ms.`)), LOAD_TIMEOUT_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
