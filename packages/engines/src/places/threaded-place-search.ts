import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import Tinypool from 'tinypool';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { moduleBeside } from '../module-beside.js';
import { type FoundPlaces, PlaceSearch, type PlaceSearchOptions } from './place-search.js';
import type { PlaceQuestions } from './place-search-worker.js';

const WORKER = moduleBeside(import.meta.url, 'place-search-worker');
/** More questions than this that wait are answered 503: the last would wait for seconds. */
const WAITING_MAXIMUM = 200;

/**
 * The bundled place search in a thread of its own: whatever people type, it holds nobody else's call up. One thread, so that the
 * index is in memory once; questions wait for each other. It begins with the first question.
 */
export class ThreadedPlaceSearch extends PlaceSearch {
  private pool: Tinypool | undefined;

  search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    return this.ask('search', { text, options });
  }

  placeAt(point: Point, language: Language): Promise<FoundPlace | undefined> {
    return this.ask('placeAt', { point, language });
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
  ): Promise<Answer> {
    this.pool ??= new Tinypool({
      filename: WORKER.file,
      minThreads: 1,
      maxThreads: 1,
      maxQueue: WAITING_MAXIMUM,
      isolateWorkers: false,
      execArgv: WORKER.execArgv,
      env: {},
    });
    try {
      return await this.pool.run(question, { name });
    } catch (error) {
      throw new EngineUnavailable('places', error);
    }
  }
}
