// The thread of `ThreadedPlaceSearch`: one index of the bundled data, and the questions that are put to it.
import type { Language, Point } from '@pothik/contracts/platform';
import { BundledPlaceSearch } from './bundled-place-search.js';
import type { PlaceSearchOptions } from './place-search.js';

// The operator's places answer for landmarks, which are their seed.
const places = new BundledPlaceSearch({ landmarks: false });

/** What the thread is asked; each has one value, as messages have. */
export interface PlaceQuestions {
  search: { text: string; options: PlaceSearchOptions };
  placeAt: { point: Point; language: Language };
}

export const search = ({ text, options }: PlaceQuestions['search']) => places.search(text, options);
export const placeAt = ({ point, language }: PlaceQuestions['placeAt']) => places.placeAt(point, language);
