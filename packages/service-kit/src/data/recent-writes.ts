import { BoundedCache } from '../identity/bounded-cache.js';
import type { AggregateDocument } from './aggregate-document.js';

/** How long a written document stays cached, in ms: enough for a person's next step, or a quick repeat. */
const CACHED_MS = 5_000;

/** How many documents are cached. */
const CACHED = 1_000;

/**
 * Caches the documents that this process wrote last, so that the next write need not read them.
 * Another process may have changed them since: use one only for a write that expects its version.
 */
export class RecentWrites<T extends AggregateDocument> {
  private readonly documents = new BoundedCache<T>(CACHED, CACHED_MS);

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
