import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A finger rests so long before the act repeats, then so long between two, in ms. */
const HELD_MS = 450;
const EVERY_MS = 110;

/** The handlers of a button that goes on while it is held. A tap, a key and a screen reader act once. */
export function useRepeat(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const hasRepeated = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeatIn = (waitMs: number) => {
    timer.current = setTimeout(() => {
      hasRepeated.current = true;
      latest.current();
      repeatIn(EVERY_MS);
    }, waitMs);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false;
      if (!button) repeatIn(HELD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The menu of a long press would end it.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // The release of a held button is no press; one of a key (detail 0) always is.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !hasRepeated.current) act();
    },
  };
}
