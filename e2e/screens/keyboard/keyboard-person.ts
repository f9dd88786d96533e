import type { Locator, Page } from 'playwright-core';
import { appearance } from './focus-ring.js';

/** More key presses than any control of our pages needs. */
const PRESSED_AT_MOST = 60;

/** A person who only presses keys, and must always see where the focus is. */
export class KeyboardPerson {
  constructor(readonly page: Page) {}

  /** Presses a key. @throws Error when the control that loses the focus never showed it */
  async press(key: string): Promise<void> {
    const focused = (await this.page.evaluateHandle('document.activeElement')).asElement();
    const before = await focused?.evaluate(appearance);
    await this.page.keyboard.press(key);
    const after = await focused?.evaluate(appearance);
    if (!before?.isControl || !before.hasFocus || !after?.isOnPage || after.hasFocus) return;
    if (before.ring === after.ring) throw new Error(`no visible focus on ${before.name}`);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab, or an arrow within a group, until the control has the focus. @throws Error when it never does */
  async reach(wanted: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
    await wanted.first().waitFor();
    for (let pressed = 0; pressed < PRESSED_AT_MOST; pressed += 1) {
      if (await this.isAt(wanted)) return;
      await this.press(key);
    }
    throw new Error(`${key}, pressed ${PRESSED_AT_MOST} times, does not lead to ${wanted}`);
  }

  /** Moves to a button or link and presses Enter. */
  async choose(wanted: Locator): Promise<void> {
    await this.reach(wanted);
    await this.press('Enter');
  }

  /** Moves to a field and types into it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.type(text);
  }

  async isAt(wanted: Locator): Promise<boolean> {
    return (await wanted.and(this.page.locator(':focus')).count()) > 0;
  }

  /** Waits until a live region announces these words. */
  async hears(words: string | RegExp): Promise<void> {
    const live = this.page.locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
    await live.filter({ hasText: words }).first().waitFor({ state: 'attached' });
  }
}
