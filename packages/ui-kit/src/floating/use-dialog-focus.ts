import { useRef } from 'react';

/**
 * What opens over the page is focused itself, not its close button: its title is read, and no keyboard jumps up on a
 * phone. Closing gives the focus back to whatever had it, because it is opened by state and knows no trigger.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
