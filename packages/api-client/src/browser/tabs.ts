/** Runs `work` while no other tab of this browser does; without Web Locks (old browsers) it simply runs. */
export function underLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  // The DOM's types lose the promise inside: the lock waits for it and answers with its value.
  return locks.request(name, signal ? { signal } : {}, work) as Promise<T>;
}

export interface TabChannel<Message> {
  /** Tells every other tab, never this one. */
  tell(message: Message): void;
  listen(listener: (message: Message) => void): () => void;
}

/** Speaks with the other tabs of this browser; where BroadcastChannel is missing every tab is alone. */
export function tabChannel<Message>(name: string): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent<Message>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
