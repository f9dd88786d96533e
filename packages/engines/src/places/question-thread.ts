import Tinypool, { kQueueOptions } from 'tinypool';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import type { ModuleBeside } from '../module-beside.js';
import { QuestionQueue } from './question-queue.js';

/** More questions than this that wait are refused: the last would wait for seconds. */
const WAITING_MAXIMUM = 200;
/** So many urgent questions more may wait. */
const RESERVED = 40;

/**
 * A thread that answers questions about places: whatever people ask, it holds nobody else's call up. One thread, so that its
 * data is in memory once; questions wait for each other, urgent ones and the rest by turns. It begins with the first question,
 * and again after it has died.
 * @typeParam Questions what each function of the thread's module is asked, by its name
 */
export class QuestionThread<Questions> {
  private pool: Tinypool | undefined;

  constructor(private readonly module: ModuleBeside) {}

  /** @throws EngineUnavailable when the thread dies, is closed or too many wait */
  async ask<Name extends keyof Questions & string, Answer>(
    name: Name,
    question: Questions[Name] & object,
    isUrgent = false,
  ): Promise<Answer> {
    this.pool ??= new Tinypool({
      filename: this.module.file,
      minThreads: 1,
      maxThreads: 1,
      maxQueue: WAITING_MAXIMUM + RESERVED,
      taskQueue: new QuestionQueue(),
      isolateWorkers: false,
      execArgv: this.module.execArgv,
      env: {},
    });
    try {
      if (!isUrgent && this.pool.queueSize >= WAITING_MAXIMUM) throw new Error('Too many questions wait.');
      return await this.pool.run({ ...question, [kQueueOptions]: { isUrgent } }, { name });
    } catch (error) {
      throw new EngineUnavailable('places', error);
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
