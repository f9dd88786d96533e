/** Does what can wait, once the page is loaded and the browser has nothing else to do. */
export function onceSettled(work: () => void): void {
  // Safari has no requestIdleCallback.
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(work));
}
