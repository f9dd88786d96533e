import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The router's name for where somebody was when a page last began. Layouts come and go on the way; this stays. */
let shown: string = history.state?.key ?? 'default';

/** The page's place. A new page takes the focus, so that its beginning is read out and the next Tab starts there. */
export function MainRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const busy = useNavigation().state !== 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter in the address is no new page, though it has a key of its own
  useEffect(() => {
    if (shown === key) return;
    shown = key;
    region.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={region} tabIndex={-1} className="shell-main" aria-busy={busy}>
      {busy && <span className="shell-progress" aria-hidden="true" />}
      {children}
    </main>
  );
}
