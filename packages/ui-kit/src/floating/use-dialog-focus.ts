import { useRef } from 'react';

/** The element that had the focus before the last dialog opened: a dialog that replaces it returns the focus there. */
let latestOpener: Element | null = null;

/**
 * Focuses the dialog itself, not its close button: its title is read out, and no keyboard opens on a phone; a dialog in which one
 * always begins by typing marks that field with `data-first-focus`. Closing returns the focus to the element that had it, because these dialogs are opened by state and have no trigger.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      before.current = activeElement === body ? latestOpener : activeElement;
      latestOpener = before.current;
      const { currentTarget } = event;
      if (!(currentTarget instanceof HTMLElement)) return;
      const first = currentTarget.querySelector<HTMLElement>('[data-first-focus]');
      (first ?? currentTarget).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      latestOpener = null;
      // The next dialog or page may already have the focus.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
