import type { KeyboardEvent } from 'react';

/** Keys for the chart library: in horizontal bars it moves back on right, and ignores up and down. */
const SENT_KEYS: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
  ArrowUp: 'ArrowRight',
};

const turned = new WeakSet<Event>();

/** In a chart of horizontal bars right and down move to the next value, left and up to the previous one. */
export function translateArrowKeys(event: KeyboardEvent): void {
  const key = SENT_KEYS[event.key];
  if (!key || turned.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const press = new KeyboardEvent('keydown', { key, bubbles: true });
  turned.add(press);
  event.target.dispatchEvent(press);
}
