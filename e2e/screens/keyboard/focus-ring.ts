import type { PageElement } from '../gallery/in-page.js';

/** The name and focus style of an element. */
export interface Appearance {
  name: string;
  isControl: boolean;
  isOnPage: boolean;
  hasFocus: boolean;
  /** Outline and shadow of the element and two ancestors: a label or card may show the focus instead. */
  ring: string;
}

/** Runs in the browser, so it must contain everything it uses. */
export function appearance(element: PageElement): Appearance {
  const CONTROL = 'a, button, input, select, textarea, summary, [role^="menuitem"], [tabindex="0"]';
  const { activeElement, defaultView } = element.ownerDocument;
  const rings: string[] = [];
  for (let around: PageElement | null = element; around && rings.length < 3; around = around.parentElement) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = defaultView.getComputedStyle(around);
    rings.push(`${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`);
  }
  return {
    name: element.getAttribute('aria-label') ?? `${element.tagName} ${element.textContent}`,
    isControl: element.matches(CONTROL),
    isOnPage: element.isConnected,
    hasFocus: activeElement === element,
    ring: rings.join(', '),
  };
}
