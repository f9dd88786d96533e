/** The browser's locks: whoever asks for a held one waits, or goes on without it if that is what they asked for. */
export function oneAtATime(): LockManager {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, { ifAvailable }: LockOptions, work: (lock: unknown) => Promise<unknown>) => {
    const before = held.get(name);
    if (before && ifAvailable) return work(null);
    const turn: Promise<unknown> = (before ?? Promise.resolve())
      .then(() => work({ name }))
      .finally(() => held.get(name) === ended && held.delete(name));
    const ended = turn.catch(() => undefined);
    held.set(name, ended);
    return turn;
  };
  return { request } as unknown as LockManager;
}
