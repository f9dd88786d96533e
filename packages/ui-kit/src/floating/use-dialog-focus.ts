import { useRef } from 'react';

/** Whoever had the focus before the dialog that opened last: a dialog that takes its place gives it back there. */
let latestOpener: Element | null = null;

/**
 * The dialog itself is focused, not its close button: its title is read, and no keyboard jumps up on a phone. Closing
 * gives the focus back to whatever had it, because these dialogs are opened by state and know no trigger.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      before.current = activeElement === body ? latestOpener : activeElement;
      latestOpener = before.current;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      latestOpener = null;
      // The next dialog or page may have taken it already.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
