import { useSyncExternalStore } from 'react';

/** Told to this tab: browsers tell it of other tabs' writes only. */
const WRITTEN = 'followed-storage-written';

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(WRITTEN, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(WRITTEN, changed);
  };
}

/** Stores a text in the browser's storage, where `useStoredText` follows it; null removes it. */
export function storeText(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
  window.dispatchEvent(new Event(WRITTEN));
}

/** The stored text, or null; written here or, in localStorage, in another tab. */
export const useStoredText = (storage: Storage, key: string): string | null =>
  useSyncExternalStore(subscribe, () => storage.getItem(key));
