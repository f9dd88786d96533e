import type { Index } from '../storage/index-definition.js';
import type { KeyRange } from '../storage/store.js';

/** Above every index that is not unique: at most one document for each value, however many others have its further fields. */
export const ALL_OF_UNIQUE = 1_000;
/** The score of each leading field of an index that a query pins to values. */
export const FOR_EACH_PINNED = 10;

/** How a query is read: through an index, as a union of such plans (`$or`), or by a scan of everything. */
export interface Plan {
  index?: Index;
  ranges?: KeyRange[];
  union?: Plan[];
  reverse: boolean;
  /** Documents come in the requested order. */
  sorted: boolean;
  score: number;
  /** Every document read matches the filter. */
  isExact?: boolean;
}
