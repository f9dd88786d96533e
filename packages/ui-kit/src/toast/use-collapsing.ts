import { type RefObject, useEffect } from 'react';

/**
 * Lets toasts expire again after the hotkey. The library holds their time while its list is expanded, and collapses a list expanded by
 * the hotkey only at Escape or when a pointer leaves it: without either, toasts stayed for ever. Here it also collapses when
 * the focus leaves the list, be it that the focused toast was removed.
 */
export function useCollapsing(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const collapseUnlessUsed = () => {
      const list = element.querySelector('ol');
      if (!list || list.contains(document.activeElement) || list.matches(':hover')) return;
      // The library has no call for it; the end of a drag collapses its list.
      list.dispatchEvent(new Event('dragend', { bubbles: true }));
    };
    // Only in the next turn is the focus where it goes.
    const afterBlur = () => setTimeout(collapseUnlessUsed);
    const removals = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) collapseUnlessUsed();
    });
    element.addEventListener('focusout', afterBlur);
    removals.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusout', afterBlur);
      removals.disconnect();
    };
  }, [region]);
}
