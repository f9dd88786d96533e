import type { Area } from '../access/access.rules';
import { type LoadedRemote, loadContainer } from './container';
import { leaveOldRelease, leaveReplacedShell } from './old-release';

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
const containers = new Map<Area, Promise<LoadedRemote>>();

/**
 * Loads a module that a remote exposes, e.g. `routes` of rider; a retry after a failure fetches the list and the remote again.
 * Reloads the page if the remote's release no longer exists on the server, or a newer shell does.
 * @throws {RemoteUnavailable} when it is unavailable, broken, or does not answer for 8 seconds
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

async function load<Exposed>(remote: Area, path: string): Promise<Exposed> {
  const container = containers.get(remote) ?? fetchContainer(remote, path);
  containers.set(remote, container);
  return (await (await container).get(path)) as Exposed;
}

async function fetchContainer(remote: Area, path: string): Promise<LoadedRemote> {
  return loadContainer(new URL((await remoteList())[remote], location.href).href, path);
}

/** Reloads the page if the remote's release no longer exists, or another shell is served, since the page was opened. */
async function leaveWhenOld(remote: Area, known: typeof list): Promise<void> {
  const entry = (await known?.catch(() => undefined))?.[remote];
  if (entry) await leaveOldRelease(entry);
  await leaveReplacedShell();
}

/** Fetches a remote's manifest into the browser's cache ahead of use. @throws Error when list or manifest does not load */
export async function expectRemote(remote: Area): Promise<void> {
  await fetch((await remoteList())[remote]);
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
