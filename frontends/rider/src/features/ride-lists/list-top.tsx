import type { RideListFrameProps } from '@pothik/ride-ui';
import { useEffect, useRef } from 'react';

/** Scrolls to the top of the list when the page changes: on a phone the page buttons are far below it. */
export function ListTop({ page, children }: RideListFrameProps) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <div ref={top} className="rider-top">
      {children}
    </div>
  );
}
