import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import Tinypool, { kQueueOptions } from 'tinypool';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { moduleBeside } from '../module-beside.js';
import { type FoundPlaces, type PlaceQuestionOptions, PlaceSearch, type PlaceSearchOptions } from './place-search.js';
import type { PlaceQuestions } from './place-search-worker.js';
import { QuestionQueue } from './question-queue.js';

const WORKER = moduleBeside(import.meta.url, 'place-search-worker');
/** More questions than this that wait are answered 503: the last would wait for seconds. */
const WAITING_MAXIMUM = 200;
/** So many urgent questions more may wait. */
const RESERVED = 40;

/**
 * The bundled place search in a thread of its own: whatever people type, it holds nobody else's call up. One thread, so that the
 * index is in memory once; questions wait for each other, urgent ones and the rest by turns. It begins with the first question.
 */
export class ThreadedPlaceSearch extends PlaceSearch {
  private pool: Tinypool | undefined;

  search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    return this.ask('search', { text, options }, options);
  }

  placeAt(point: Point, language: Language, options: PlaceQuestionOptions = {}): Promise<FoundPlace | undefined> {
    return this.ask('placeAt', { point, language }, options);
  }

  /** It begins when it is asked, and again after it has died. */
  async ping(): Promise<void> {}

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  /** @throws EngineUnavailable when the thread dies, is closed or too many wait */
  private async ask<Name extends keyof PlaceQuestions, Answer>(
    name: Name,
    question: PlaceQuestions[Name],
    { isUrgent = false }: PlaceQuestionOptions,
  ): Promise<Answer> {
    this.pool ??= new Tinypool({
      filename: WORKER.file,
      minThreads: 1,
      maxThreads: 1,
      maxQueue: WAITING_MAXIMUM + RESERVED,
      taskQueue: new QuestionQueue(),
      isolateWorkers: false,
      execArgv: WORKER.execArgv,
      env: {},
    });
    try {
      if (!isUrgent && this.pool.queueSize >= WAITING_MAXIMUM) throw new Error('Too many questions wait.');
      return await this.pool.run({ ...question, [kQueueOptions]: { isUrgent } }, { name });
    } catch (error) {
      throw new EngineUnavailable('places', error);
    }
  }
}
