import type { KeyboardEvent } from 'react';

/** What the chart library has to hear: where bars lie below each other it takes right for back, and knows no up and down. */
const HEARD: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
  ArrowUp: 'ArrowRight',
};

const turned = new WeakSet<Event>();

/** In a chart of lying bars right and down go on to the next value, left and up back. */
export function turnKeys(event: KeyboardEvent): void {
  const key = HEARD[event.key];
  if (!key || turned.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const press = new KeyboardEvent('keydown', { key, bubbles: true });
  turned.add(press);
  event.target.dispatchEvent(press);
}
