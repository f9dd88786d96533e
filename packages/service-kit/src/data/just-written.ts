import { BoundedCache } from '../identity/bounded-cache.js';
import type { AggregateDocument } from './aggregate-document.js';

/** How long a written document is recalled, in milliseconds: a person's next step, or a quick repeat. */
const RECALLED_MS = 5_000;

/** Documents recalled at the same time. */
const RECALLED = 1_000;

/**
 * What this process has just written, so that it need not be read again. Another process may have changed it since: a
 * write on it expects its version, and nothing else may be decided by it alone.
 */
export class JustWritten<T extends AggregateDocument> {
  private readonly documents = new BoundedCache<T>(RECALLED, RECALLED_MS);

  store(document: T): void {
    const id = document._id.toHexString();
    // Concurrent writes may return in another order than they happened.
    if ((this.documents.get(id)?.version ?? 0) > document.version) return;
    this.documents.set(id, document);
  }

  recall(id: string): T | undefined {
    return this.documents.get(id);
  }

  forget(id: string): void {
    this.documents.delete(id);
  }
}
