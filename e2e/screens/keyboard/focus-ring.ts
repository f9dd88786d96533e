import type { PageElement } from '../gallery/in-page.js';

/** How an element stands to the focus. */
export interface Appearance {
  name: string;
  isControl: boolean;
  isOnPage: boolean;
  hasFocus: boolean;
  /** Outline and shadow of it and of two boxes around it: a label or card may show the focus in its place. */
  ring: string;
}

/** Runs in the browser, so that it brings along whatever it uses. */
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
