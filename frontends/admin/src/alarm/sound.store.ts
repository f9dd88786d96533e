import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'pothik-sos-sound';
const OFF = 'off';

const listeners = new Set<() => void>();

/** Whether the alarm plays in this browser: yes, until switched off. */
export const isSoundOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== OFF;

/** Stored in this browser. */
export function switchSound(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, OFF);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The same as a hook. */
export const useSoundOn = (): boolean => useSyncExternalStore(listen, isSoundOn);
