const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** The pause before the next try: doubles up to 30 s, with 25 % jitter so that browsers do not reconnect together. */
export const reconnectDelay = (failures: number, random: number, retryAfterSeconds = 0): number => {
  const growing = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.max(growing * (0.75 + random * 0.5), retryAfterSeconds * 1000);
};

/** Waits; the signal ends it early. */
export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}
