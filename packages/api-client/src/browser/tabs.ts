/** Runs `work` in one tab of this browser at a time; without Web Locks (old browsers) it runs without a lock. */
export function underLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  // The DOM's types drop the inner promise: `request` waits for it and resolves with its value.
  return locks.request(name, signal ? { signal } : {}, work) as Promise<T>;
}

export interface TabChannel<Message> {
  /** Sends to every other tab, never to this one. */
  send(message: Message): void;
  listen(listener: (message: Message) => void): () => void;
}

/** Connects the tabs of this browser; without BroadcastChannel nothing is sent or received. */
export function tabChannel<Message>(name: string): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { send: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    send: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent<Message>) => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
