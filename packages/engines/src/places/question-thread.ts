import Tinypool, { kQueueOptions } from 'tinypool';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import type { ModuleBeside } from '../module-beside.js';
import { type Purpose, QuestionQueue } from './question-queue.js';

/**
 * A question before which more than this wait is refused: the last would wait for seconds. So places are kept for estimates, and
 * more of them for bookings.
 */
const WAITING_MAXIMUM: Readonly<Record<Purpose, number>> = { LOOK: 200, ESTIMATE: 220, BOOKING: 240 };

/** A thread that answers nothing for so long, while it is asked, is replaced. Its first answer takes a second, on a busy machine many. */
const ANSWERS_WITHIN_MS = 30_000;

/**
 * A thread that answers questions about places: whatever people ask, it holds nobody else's call up. One thread, so that its
 * data is in memory once; questions wait for each other, urgent ones and the rest by turns. It begins with the first question,
 * and again after it has died, ended or hung.
 * @typeParam Questions what each function of the thread's module is asked, by its name
 */
export class QuestionThread<Questions> {
  private pool: Tinypool | undefined;
  private underWay = 0;
  private patience: NodeJS.Timeout | undefined;

  constructor(private readonly module: ModuleBeside) {}

  /** @throws EngineUnavailable when the thread dies, ends, hangs or is closed, or too many wait */
  async ask<Name extends keyof Questions & string, Answer>(
    name: Name,
    question: Questions[Name] & object,
    purpose: Purpose = 'LOOK',
  ): Promise<Answer> {
    this.pool ??= this.begin();
    const { pool } = this;
    try {
      if (pool.queueSize >= WAITING_MAXIMUM[purpose]) throw new Error('Too many questions wait.');
      return await this.watched(pool.run({ ...question, [kQueueOptions]: { purpose } }, { name }));
    } catch (error) {
      throw new EngineUnavailable('places', error);
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  private begin(): Tinypool {
    const pool = new Tinypool({
      filename: this.module.file,
      minThreads: 1,
      maxThreads: 1,
      maxQueue: WAITING_MAXIMUM.BOOKING,
      taskQueue: new QuestionQueue(),
      isolateWorkers: false,
      execArgv: this.module.execArgv,
      env: {},
    });
    // The pool itself learns only of a thread that ends with an error.
    for (const thread of pool.threads) thread.once('exit', () => this.abandon(pool));
    return pool;
  }

  /** Each answer renews the thread's time for the next one. */
  private async watched<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.underWay += 1;
    if (this.underWay === 1) this.wait();
    try {
      return await answer;
    } finally {
      this.underWay -= 1;
      this.wait();
    }
  }

  private wait(): void {
    clearTimeout(this.patience);
    if (this.underWay > 0) this.patience = setTimeout(() => this.abandon(this.pool), ANSWERS_WITHIN_MS);
  }

  /** Refuses whoever waits for this thread; the next question begins another. */
  private abandon(pool: Tinypool | undefined): void {
    if (pool === undefined || this.pool !== pool) return;
    this.pool = undefined;
    // Not awaited: a thread that has ended does not end again.
    void pool.destroy();
  }
}
