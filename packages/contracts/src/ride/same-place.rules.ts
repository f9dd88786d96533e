import type { Point } from '../platform/point.js';
import { straightMetres } from '../platform/straight-distance.rules.js';
import { oneLine, searchForm } from '../platform/typed-text.rules.js';

interface Ends {
  pickupLocation?: string | undefined;
  dropLocation?: string | undefined;
  pickupPoint?: Point | undefined;
  dropPoint?: Point | undefined;
}

/** Two pins on one doorstep. */
const SAME_PLACE_METRES = 20;

/** Whether a ride would end where it begins: by words that read the same, or by points within 20 m. */
export function isSamePlace({ pickupLocation = '', dropLocation = '', pickupPoint, dropPoint }: Ends): boolean {
  if (pickupPoint && dropPoint && straightMetres(pickupPoint, dropPoint) <= SAME_PLACE_METRES) return true;
  const words = wordsOf(pickupLocation);
  return words !== '' && words === wordsOf(dropLocation);
}

/** A text without letters and digits reads as it is written. */
const wordsOf = (text: string): string => searchForm(text) || oneLine(text);
