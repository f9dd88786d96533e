/** A promise and the functions that settle it: `Promise.withResolvers`, which Node has from 22 on. */
export interface Deferred {
  done: Promise<void>;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

export function deferred(): Deferred {
  let resolve: Deferred['resolve'] = () => undefined;
  let reject: Deferred['reject'] = () => undefined;
  const done = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { done, resolve, reject };
}
