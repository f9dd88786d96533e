/** Starts one of each name, and knows what was started. */
export interface OnceEach<T> {
  of(name: string): Promise<T>;
  /** What has started, or is about to; without what failed to start. */
  started(): Promise<T[]>;
}

/** Starts one of each name when it is first asked for. A failed start is tried again by the next who asks. */
export function onceEach<T>(start: () => Promise<T>): OnceEach<T> {
  const byName = new Map<string, Promise<T>>();
  return {
    of(name) {
      const existing = byName.get(name);
      if (existing) return existing;
      const starting = start();
      byName.set(name, starting);
      starting.catch(() => byName.delete(name));
      return starting;
    },
    async started() {
      const ended = await Promise.allSettled(byName.values());
      return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
  };
}
