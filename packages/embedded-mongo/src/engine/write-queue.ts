import type { Store } from '../storage/store.js';
import { MongoError } from '../values/errors.js';

interface Job {
  work: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: all writes that arrive in one turn of the event loop run, in order, in one durable transaction, and
 * are answered after it. A refusal (MongoError) changes nothing and does not affect other writes; any other failure rolls the
 * transaction back, and each write is retried alone.
 */
export class WriteQueue {
  private jobs: Job[] = [];
  /** The last transaction was rolled back: the caches may contain its changes. */
  private stale = false;

  /** `recover` reloads the caches from the store after a transaction was rolled back. */
  constructor(
    private readonly store: Store,
    private readonly recover: () => void,
  ) {}

  submit<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.jobs.push({ work, resolve: resolve as Job['resolve'], reject });
      if (this.jobs.length === 1) {
        setImmediate(() => this.flush());
      }
    });
  }

  /** Commits what is queued. */
  flush(): void {
    const { jobs } = this;
    this.jobs = [];
    if (jobs.length) {
      this.commit(jobs);
    }
    if (this.stale) {
      this.commit([]);
    }
  }

  private commit(jobs: Job[]): void {
    const answers: (() => void)[] = [];
    try {
      if (this.stale) {
        this.recover();
        this.stale = false;
      }
      this.store.transaction(() => {
        for (const job of jobs) {
          answers.push(answer(job));
        }
      });
    } catch (error) {
      this.stale = true;
      for (const job of jobs) {
        if (jobs.length === 1) {
          job.reject(error);
        } else {
          this.commit([job]);
        }
      }
      return;
    }
    for (const settle of answers) {
      settle();
    }
  }
}

function answer({ work, resolve, reject }: Job): () => void {
  try {
    const result = work();
    return () => resolve(result);
  } catch (error) {
    if (error instanceof MongoError) {
      return () => reject(error);
    }
    throw error;
  }
}
