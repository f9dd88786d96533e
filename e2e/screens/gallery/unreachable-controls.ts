import type { Page } from 'playwright-core';
import type { PageElement } from './in-page.js';

/** Buttons and fields that cannot be scrolled into view, or are covered by something else then. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.locator('html').evaluate(controlsOutOfReach);
}

/** Runs in the browser, so it must contain everything it uses. */
function controlsOutOfReach(root: PageElement): string[] {
  const CONTROLS = 'button, .ui-button, input:not([type="hidden"], [type="file"]), select, textarea';
  const NOT_NOW = ':disabled, [aria-hidden="true"], [aria-hidden="true"] *, [data-sonner-toaster] *';
  /** May cover a control: a toast disappears by itself, a menu and suggestions by Escape. */
  const PASSING = '[data-sonner-toaster], [role="menu"], :has(> [role="listbox"])';
  const document = root.ownerDocument;
  const { innerWidth, innerHeight } = document.defaultView;
  const nameOf = (element: PageElement) => [element.tagName.toLowerCase(), ...element.classList].join('.');

  /** Why a control cannot be pressed; undefined when it can. */
  const obstacleOf = (control: PageElement): string | undefined => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'stands outside of the window';
    const met = document.elementFromPoint(x, y);
    const isMet = control.contains(met) || [...(control.labels ?? [])].some((label) => label.contains(met));
    return isMet || met?.closest(PASSING) ? undefined : `lies under ${met && nameOf(met)}`;
  };

  // An open dialog covers the page until it is closed; the dialog's own controls must be reached.
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const isBehind = (control: PageElement) => dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(control));

  const found: string[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (isBehind(control)) continue;
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(NOT_NOW)) continue;
    const obstacle = obstacleOf(control);
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
    if (obstacle) found.push(`“${name}” (${nameOf(control)}) ${obstacle}`);
  }
  return found;
}
