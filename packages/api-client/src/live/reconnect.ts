const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** While somebody looks at the page, and nothing of the server was heard: it may be back at any moment. */
const LONGEST_IN_SIGHT_MS = 3_000;

/**
 * The pause before the next try, in ms: doubles up to 30 s, or 3 s for a page in sight whose line is away, with 25 % jitter so
 * that browsers do not reconnect together.
 */
export const reconnectDelay = (
  failures: number,
  random: number,
  { retryAfterSeconds = 0, isAwaited = false }: { retryAfterSeconds?: number | undefined; isAwaited?: boolean } = {},
): number => {
  const growing = Math.min(isAwaited ? LONGEST_IN_SIGHT_MS : LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
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
