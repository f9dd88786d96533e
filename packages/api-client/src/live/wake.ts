import type { Sign } from './stale-stream.rules';

/** Calls back when this page may have lost its line and have it again: it comes to sight, back from the cache, or to a network. */
export function watchWake(onWake: (sign: Sign) => void): () => void {
  const onSight = () => document.visibilityState === 'visible' && onWake('visible');
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onWake('network');
  const onNetwork = () => onWake('network');
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', onNetwork);
  return () => {
    document.removeEventListener('visibilitychange', onSight);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('online', onNetwork);
  };
}
