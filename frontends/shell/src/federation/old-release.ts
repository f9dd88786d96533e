import type { DataRouter } from 'react-router';

/** A failed request is ignored here: the part that requested the code reports it. */
const UNREACHABLE = { status: 0 };

let router: DataRouter;
let isLeaving = false;

/** Listens for every script that does not load, the shell's own and the remotes'. */
export function watchRelease(shellRouter: DataRouter): void {
  router = shellRouter;
  const follow = ({ target }: Event) => target instanceof HTMLScriptElement && void leaveOldRelease(target.src);
  addEventListener('error', follow, true);
}

/**
 * A script that the server no longer has belongs to an earlier release: reloads the page, once for each such address,
 * as soon as the router's target is in the address bar.
 */
export async function leaveOldRelease(address: string): Promise<void> {
  if (sessionStorage.getItem(address)) return;
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => UNREACHABLE);
  if (status === 404) leaveOnce(address);
}

/** Reloads the page, once for each such address. */
export function leaveOnce(address: string): void {
  if (sessionStorage.getItem(address)) return;
  sessionStorage.setItem(address, address);
  // Several files of a release fail at once: one reload is enough for all of them.
  if (isLeaving) return;
  const leave = () => {
    if (isLeaving || router.state.navigation.state !== 'idle') return;
    isLeaving = true;
    location.reload();
  };
  router.subscribe(leave);
  leave();
}
