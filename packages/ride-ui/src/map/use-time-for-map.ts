import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen a map may begin to load, in px. */
const AHEAD_PX = 200;

/** Whether the map in the frame may load: the frame is in view or nearly so, and the page has nothing else to do. */
export function useTimeForMap(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Safari has no requestIdleCallback.
        (globalThis.requestIdleCallback ?? setTimeout)(() => setTime(true));
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, isTime];
}
