import { useEffect, useRef } from 'react';

/**
 * Gives the focus a new place when an act removes what was pressed: the first control of the row that stands there then, else the
 * heading of this part of the page.
 * @param shown what the act changes
 * @param rows selects the rows of this part
 */
export function useFocusAfterAct(shown: unknown, rows = 'tbody tr') {
  const part = useRef<HTMLDivElement>(null);
  const acted = useRef<{ shown: unknown; row: number }>(undefined);
  useEffect(() => {
    if (!acted.current || acted.current.shown === shown) return;
    const { row } = acted.current;
    acted.current = undefined;
    if (part.current && isLost(document.activeElement))
      placeIn(part.current.querySelectorAll(rows), row, part.current)?.focus();
  }, [shown, rows]);
  /** @param row that was acted on, from 0 */
  const expect = (row = 0) => {
    acted.current = { shown, row };
  };
  return { part, expect };
}

/** A disabled button keeps the focus in some browsers, where keys do nothing. */
const isLost = (focused: Element | null): boolean => !focused || focused.matches('body, :disabled');

function placeIn(rows: NodeListOf<Element>, row: number, part: HTMLElement): HTMLElement | null {
  const control = rows[Math.min(row, rows.length - 1)]?.querySelector<HTMLElement>('a, button, input');
  if (control) return control;
  const heading = part.querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  return heading;
}
