import { LoadedPart, useInHand } from '@pothik/api-client';

const outbox = () => import(/* webpackChunkName: 'in-hand-view' */ './outbox');

/** Acts that waited for a network. With a ride in hand its code is loaded, together with what is shown after a reload without one. */
export function InHandSlot() {
  const { ride, acts, isRefused } = useInHand();
  if (!ride && acts.length === 0 && !isRefused) return null;
  return <LoadedPart load={outbox} waiting={null} failed={() => null} />;
}
