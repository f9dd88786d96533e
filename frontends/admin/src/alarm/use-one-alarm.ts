import { useEffect, useState, useSyncExternalStore } from 'react';

const mounted: object[] = [];
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => void listener());

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether this alarm is the one that sounds: the first that is mounted. A shell of a former release mounts it in /admin alone. */
export function useOneAlarm(): boolean {
  const [self] = useState(() => ({}));
  useEffect(() => {
    mounted.push(self);
    tell();
    return () => {
      mounted.splice(mounted.indexOf(self), 1);
      tell();
    };
  }, [self]);
  return useSyncExternalStore(listen, () => mounted[0] === self);
}
