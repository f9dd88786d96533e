import type { RideListFrameProps } from '@pothik/ride-ui';
import { useEffect, useRef } from 'react';

/** Another page is read from its top: on a phone the buttons stand far below it. */
export function ListTop({ page, children }: RideListFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    place.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <div ref={place} className="rider-top">
      {children}
    </div>
  );
}
