import type { DataRouter } from 'react-router';

/** Whoever asked for the code says so. */
const UNREACHABLE = { status: 0 };

let router: DataRouter;
let isLeaving = false;

/** Follows every script that does not come, the shell's own and the remotes'. */
export function watchRelease(shellRouter: DataRouter): void {
  router = shellRouter;
  const follow = ({ target }: Event) => target instanceof HTMLScriptElement && void leaveOldRelease(target.src);
  addEventListener('error', follow, true);
}

/**
 * Code that the server has no more is of a release before the present one: the page is fetched anew, once for each such
 * address, as soon as the place somebody is on the way to stands in the address bar.
 */
export async function leaveOldRelease(address: string): Promise<void> {
  if (sessionStorage.getItem(address)) return;
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => UNREACHABLE);
  if (status !== 404) return;
  sessionStorage.setItem(address, address);
  // Several files of a release are missed at once: one new page is enough for all of them.
  if (isLeaving) return;
  const leave = () => {
    if (isLeaving || router.state.navigation.state !== 'idle') return;
    isLeaving = true;
    location.reload();
  };
  router.subscribe(leave);
  leave();
}
