import type { Readable } from 'node:stream';
import { DomainError } from '@pothik/contracts/catalogue';

/** The caller ended the connection before the body was complete: nobody waits for an answer. */
export class CallerLeft extends Error {
  constructor() {
    super('The caller left before the request was complete.');
    this.name = 'CallerLeft';
  }
}

export interface ReadLimits {
  maximumBytes: number;
  /** From now to the last byte. */
  withinMs: number;
  /** Ends the reading; its reason becomes the refusal. */
  signal?: AbortSignal;
}

const cut = new WeakSet<object>();

/** Notes that a body is not awaited any more: its connection ends with the answer, because the rest may never come. */
export const cutBody = (request: object): void => void cut.add(request);
export const isCut = (request: object): boolean => cut.has(request);

/**
 * Reads a body completely. When it is refused, the stream is left paused: the answer goes first, so that the caller,
 * who still writes, sees it.
 * @throws DomainError request/too-large, request/too-slow, or the signal's reason; CallerLeft
 */
export function readBody(stream: Readable, { maximumBytes, withinMs, signal }: ReadLimits): Promise<Buffer> {
  const { promise, resolve, reject } = deferred<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const listeners = {
    data: (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maximumBytes) refuse(new DomainError('request/too-large'));
      else chunks.push(chunk);
    },
    end: () => settle(() => resolve(Buffer.concat(chunks))),
    close: () => settle(() => reject(new CallerLeft())),
    error: () => settle(() => reject(new CallerLeft())),
  };
  const settle = (finish: () => void) => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    for (const [event, listener] of Object.entries(listeners)) stream.off(event, listener);
    finish();
  };
  const refuse = (refusal: unknown) => {
    stream.pause();
    settle(() => reject(refusal));
  };
  const endWith = (refusal: unknown) => {
    cutBody(stream);
    refuse(refusal);
  };
  const end = () => endWith(signal?.reason);
  const timer = setTimeout(() => endWith(new DomainError('request/too-slow')), withinMs);
  signal?.addEventListener('abort', end);
  if (stream.destroyed && !stream.readableEnded) listeners.close();
  else for (const [event, listener] of Object.entries(listeners)) stream.on(event, listener);
  return promise;
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((settled, failed) => {
    resolve = settled;
    reject = failed;
  });
  return { promise, resolve, reject };
}
