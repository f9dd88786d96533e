import type { Area } from '../routing/access.rules';

const LOAD_TIMEOUT_MS = 8_000;

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
 * Loads what a remote exposes, e.g. `routes` of rider; after a failure the remote is registered anew.
 * @throws {RemoteUnavailable} when it is down, broken, or silent for 8 seconds
 */
export async function loadRemote<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  try {
    const exposed = await withinTime(load<Exposed>(remote, expose));
    failed.delete(remote);
    return exposed;
  } catch (error) {
    failed.add(remote);
    throw new RemoteUnavailable(remote, error);
  }
}

async function load<Exposed>(remote: Area, expose: string): Promise<Exposed> {
  const [{ host }, entries] = await Promise.all([import('./host'), remoteList()]);
  const entry = new URL(entries[remote], location.href).href;
  host.registerRemotes([{ name: remote, entry }], { force: failed.has(remote) });
  const exposed = await host.loadRemote<Exposed>(`${remote}/${expose}`);
  if (!exposed) throw new Error(`${remote} exposes no ${expose}.`);
  return exposed;
}

/** The run-time list: a remote is released by changing it alone. Kept while it loads well. */
function remoteList(): Promise<RemoteList> {
  list ??= fetchList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
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
