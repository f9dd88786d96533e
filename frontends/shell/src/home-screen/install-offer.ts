import { useSyncExternalStore } from 'react';
import { type InstallWay, installWayOf } from './install-way.rules';

/** Chromium's question whether to install the app; it can be put once, in a tap. */
interface InstallOffer {
  prompt(): Promise<unknown>;
  userChoice: Promise<unknown>;
}

declare global {
  /** `theme.js` keeps it from the beginning of the page, before which code of ours is there to hear of it. */
  var installOffer: InstallOffer | undefined;
  interface Navigator {
    /** Of iOS alone: whether the page runs as the app on the home screen. */
    readonly standalone?: boolean;
  }
}

const USED = 'install-offer-used';
const CHANGES = ['beforeinstallprompt', 'appinstalled', USED];

function subscribe(changed: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, changed);
  return () => {
    for (const change of CHANGES) removeEventListener(change, changed);
  };
}

const wayNow = (): InstallWay | undefined =>
  installWayOf({
    isInstalled: navigator.standalone === true || matchMedia('(display-mode: standalone)').matches,
    isOffered: globalThis.installOffer !== undefined,
    isIos: 'standalone' in navigator,
  });

/** How Pothik is put on this home screen; undefined where it is there, or cannot be. */
export const useInstallWay = (): InstallWay | undefined => useSyncExternalStore(subscribe, wayNow);

/** Puts the browser's question; resolves once it is answered. */
export async function putInstallQuestion(): Promise<void> {
  const offer = globalThis.installOffer;
  globalThis.installOffer = undefined;
  await offer?.prompt();
  await offer?.userChoice;
  dispatchEvent(new Event(USED));
}
