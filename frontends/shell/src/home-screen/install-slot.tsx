import { LoadedPart } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { useSyncExternalStore } from 'react';

const question = () => import('./install-question');

/** Loads the question for a rider or driver who was not asked yet, once there may be something to ask. */
export function Component({ user }: { user: Me }) {
  const mayAsk = useSyncExternalStore(onOffer, mayAskNow);
  return mayAsk ? <LoadedPart load={question} with={{ user }} waiting={null} failed={() => null} /> : null;
}

const onOffer = (changed: () => void) => {
  addEventListener('beforeinstallprompt', changed);
  return () => removeEventListener('beforeinstallprompt', changed);
};

/** Chromium has offered to install, this is iOS, or nobody was asked for notices. */
const mayAskNow = (): boolean =>
  Boolean(globalThis.installOffer) || 'standalone' in navigator || globalThis.Notification?.permission === 'default';
