import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The router's location key of the last new page; outside the component, because layouts are remounted. */
let shown: string = history.state?.key ?? 'default';

/** The main element. A new page takes the focus, so that it is read out from its start and the next Tab begins there. */
export function MainRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const busy = useNavigation().state !== 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter in the address is not a new page, although its location has a new key
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
