import { useEffect, useState } from 'react';

/** What is typed into a dialog and how to change it. It is kept in this tab at `place`: a reload leaves it, the dialog's end takes it away. */
export function useKeptReason(place: string | undefined) {
  const [typed, setTyped] = useState(() => (place === undefined ? '' : (sessionStorage.getItem(place) ?? '')));
  useEffect(() => {
    if (place === undefined) return;
    sessionStorage.setItem(place, typed);
    return () => sessionStorage.removeItem(place);
  }, [place, typed]);
  return [typed, setTyped] as const;
}
