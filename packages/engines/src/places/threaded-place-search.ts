import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { moduleBeside } from '../module-beside.js';
import { type FoundPlaces, type PlaceQuestionOptions, PlaceSearch, type PlaceSearchOptions } from './place-search.js';
import type { PlaceQuestions } from './place-search-worker.js';
import type { Purpose } from './question-queue.js';
import { QuestionThread } from './question-thread.js';

const purposeOf = ({ isUrgent }: PlaceQuestionOptions): Purpose => (isUrgent ? 'BOOKING' : 'LOOK');

/** The bundled place search in a thread of its own. @throws EngineUnavailable when the thread dies, ends, hangs or is closed, or too many wait */
export class ThreadedPlaceSearch extends PlaceSearch {
  private readonly thread = new QuestionThread<PlaceQuestions>(moduleBeside(import.meta.url, 'place-search-worker'));

  search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    return this.thread.ask('search', { text, options }, purposeOf(options));
  }

  placeAt(point: Point, language: Language, options: PlaceQuestionOptions = {}): Promise<FoundPlace | undefined> {
    return this.thread.ask('placeAt', { point, language }, purposeOf(options));
  }

  async ping(): Promise<void> {
    // The thread begins when it is asked.
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
