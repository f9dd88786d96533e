import type { Page } from 'playwright-core';
import type { PageElement, Rectangle } from './in-page.js';

/** Text that cannot be read: cut off by a box that does not scroll, outside its button, or beyond the left edge. */
export function clippedText(page: Page): Promise<string[]> {
  return page.locator('html').evaluate(textsCutIn);
}

/** Runs in the browser, so it must contain everything it uses. */
function textsCutIn(root: PageElement): string[] {
  const SLACK = 1.5;
  const BUTTON = 'button, .ui-button, [role="button"], [role="tab"], .ui-pill';
  /** Hidden, or shown only on focus; content behind a dialog belongs to another screen. */
  const UNSEEN = '.ui-skip, .ui-visually-hidden, .ui-row-link, [data-aria-hidden]';
  const { body, defaultView: view } = root.ownerDocument;

  /** A text's rectangle is as high as its font, which exceeds its letters and a tight line height. */
  const isOut = (axis: 'x' | 'y', text: Rectangle, box: Rectangle, fontSize: number): boolean =>
    axis === 'x'
      ? text.left < box.left - SLACK || text.right > box.right + SLACK
      : text.top < box.top - fontSize / 3 || text.bottom > box.bottom + fontSize / 3;

  const boxThatCuts = (axis: 'x' | 'y', text: Rectangle, element: PageElement): PageElement | undefined => {
    const fontSize = Number.parseFloat(view.getComputedStyle(element).fontSize ?? '');
    for (let around: PageElement | null = element; around && around !== body; around = around.parentElement) {
      const overflow = view.getComputedStyle(around)[axis === 'x' ? 'overflowX' : 'overflowY'] ?? '';
      if (overflow === 'auto' || overflow === 'scroll') return undefined;
      const isEdge = overflow !== 'visible' || around.matches(BUTTON);
      if (isEdge && isOut(axis, text, around.getBoundingClientRect(), fontSize)) return around;
    }
    return axis === 'x' && text.left + view.scrollX < -SLACK ? body : undefined;
  };

  const found: string[] = [];
  const texts = root.ownerDocument.createTreeWalker(body, view.NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (node.data.trim() === '' || !isSeen || element.closest(UNSEEN)) continue;
    const range = root.ownerDocument.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (const axis of ['x', 'y'] as const) {
      const box = boxThatCuts(axis, text, element);
      const name = box && [box.tagName.toLowerCase(), ...box.classList].join('.');
      if (name)
        found.push(`“${node.data.trim().slice(0, 60)}” is cut by ${name} in its ${axis === 'x' ? 'width' : 'height'}`);
    }
  }
  return found;
}
