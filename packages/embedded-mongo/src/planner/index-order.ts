import type { Index } from '../storage/index-definition.js';
import type { Document } from '../values/document.js';
import { toNumber } from '../values/numbers.js';
import type { IndexBounds } from './index-bounds.js';

/** Whether reading an index forward or in reverse gives the requested order; undefined when neither does. */
export function indexOrder(index: Index, bounds: IndexBounds, sort: Document): { reverse: boolean } | undefined {
  const missesDocuments = index.sparse && !bounds.pinned && !bounds.ranged;
  if (index.multikey || missesDocuments || bounds.ranges.length > 1) {
    return undefined;
  }
  let at = 0;
  let reading = 0;
  for (const field of Object.keys(sort)) {
    while (at < bounds.pinned && index.fields[at] !== field) {
      at++;
    }
    if (index.fields[at] !== field) {
      return undefined;
    }
    const direction = toNumber(sort[field]) * (index.directions[at] ?? 1);
    // A pinned field has one value: its direction is irrelevant.
    if (at >= bounds.pinned) {
      if (reading && reading !== direction) {
        return undefined;
      }
      reading = direction;
    }
    at++;
  }
  return { reverse: reading < 0 };
}
