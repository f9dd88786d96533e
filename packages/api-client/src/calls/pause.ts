/** Waits; when the signal aborts, throws its reason. */
export function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
  });
}
