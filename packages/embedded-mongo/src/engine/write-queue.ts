import type { Store } from '../storage/store.js';
import { MongoError } from '../values/errors.js';

interface Job {
  work: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** An answer that waits until everything committed before it is on disk. */
interface Waiting {
  settle: () => void;
  reject: (error: unknown) => void;
}

/** So many writes share a transaction of their own while the disk still syncs the one before; fewer wait for it. */
const ENOUGH_FOR_A_TRANSACTION = 16;
/** How long as many writers as were just answered are awaited: they often write again, and a sync for each costs more. */
const MOST_AWAITED_MS = 2;

/**
 * Group commit: writes that arrive together run, in order, in one transaction, and are answered once it is on disk.
 * While the disk syncs one transaction the next writes gather and run, and after it as many writes as it answered are
 * awaited for a moment, so that a writer alone never waits. A refusal (MongoError) changes nothing and does not
 * affect other writes; any other failure rolls the transaction back, and each write is retried alone.
 */
export class WriteQueue {
  private jobs: Job[] = [];
  private isScheduled = false;
  /** Answers to what the running sync puts on disk. */
  private syncing: Waiting[] = [];
  /** Answers to what was committed since it began. */
  private committed: Waiting[] = [];
  /** So many writes are awaited until the timer ends; 0 without one. */
  private awaited = 0;
  private timer: NodeJS.Timeout | undefined;
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
      this.schedule();
    });
  }

  /** The answer of a read: held back while what it may have seen is not on disk yet. */
  whenDurable<T>(answer: T): T | Promise<T> {
    const list = this.committed.length ? this.committed : this.syncing;
    if (!list.length) {
      return answer;
    }
    return new Promise<T>((resolve, reject) => {
      list.push({ settle: () => resolve(answer), reject });
    });
  }

  /** Commits what is queued; resolves once all of it is on disk and answered. */
  async drain(): Promise<void> {
    while (this.jobs.length || this.committed.length || this.syncing.length) {
      this.flush();
      // Whoever waits for a refused answer is told by it; here only the end counts.
      await Promise.resolve(this.whenDurable(undefined)).catch(() => undefined);
    }
  }

  private schedule(): void {
    const wanted = this.syncing.length ? ENOUGH_FOR_A_TRANSACTION : Math.max(1, this.awaited);
    if (!this.isScheduled && this.jobs.length >= wanted) {
      this.isScheduled = true;
      setImmediate(() => {
        this.isScheduled = false;
        this.flush();
      });
    }
  }

  /** Waits for so many writes, but not long. */
  private await(writes: number): void {
    this.awaited = Math.min(writes, ENOUGH_FOR_A_TRANSACTION);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.awaited = 0;
      this.schedule();
    }, MOST_AWAITED_MS);
  }

  private flush(): void {
    const { jobs } = this;
    this.jobs = [];
    this.awaited = 0;
    clearTimeout(this.timer);
    if (jobs.length) {
      this.commit(jobs);
    }
    if (this.stale) {
      this.commit([]);
    }
    this.sync();
  }

  private commit(jobs: Job[]): void {
    const answers: Waiting[] = [];
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
    this.committed.push(...answers);
  }

  /** Puts on disk what was committed, unless a sync runs: its end begins the next one. */
  private sync(): void {
    if (this.syncing.length || !this.committed.length) {
      return;
    }
    this.syncing = this.committed;
    this.committed = [];
    this.store.sync((error) => {
      const { syncing } = this;
      this.syncing = [];
      if (error) {
        // A later transaction lies behind the lost one in the log, so it is lost with it.
        this.refuse([...syncing, ...this.committed.splice(0)], error);
      } else {
        this.sync();
        for (const { settle } of syncing) {
          settle();
        }
      }
      if (!this.syncing.length && syncing.length > 1) {
        this.await(syncing.length);
      }
      this.schedule();
    });
  }

  private refuse(waiting: Waiting[], error: Error): void {
    for (const { reject } of waiting) {
      reject(error);
    }
  }
}

function answer({ work, resolve, reject }: Job): Waiting {
  try {
    const result = work();
    return { settle: () => resolve(result), reject };
  } catch (error) {
    if (error instanceof MongoError) {
      return { settle: () => reject(error), reject };
    }
    throw error;
  }
}
