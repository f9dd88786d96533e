import { useEffect, useState } from 'react';

/** The typed reason and its setter. It is stored in this tab under the storage key: it survives a reload and is removed when the dialog closes. */
export function useStoredReason(storageKey: string | undefined) {
  const [typed, setTyped] = useState(() =>
    storageKey === undefined ? '' : (sessionStorage.getItem(storageKey) ?? ''),
  );
  useEffect(() => {
    if (storageKey === undefined) return;
    sessionStorage.setItem(storageKey, typed);
    return () => sessionStorage.removeItem(storageKey);
  }, [storageKey, typed]);
  return [typed, setTyped] as const;
}
