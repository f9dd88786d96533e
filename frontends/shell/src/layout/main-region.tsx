import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The page's place. A new page takes the focus, so that its beginning is read out and the next Tab starts there. */
export function MainRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    region.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={region} tabIndex={-1} className="shell-main" aria-busy={busy}>
      {busy && <span className="shell-progress" aria-hidden="true" />}
      {children}
    </main>
  );
}
