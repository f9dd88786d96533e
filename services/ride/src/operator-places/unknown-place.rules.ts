import { latinDigits } from '@pothik/contracts/platform';
import { UNKNOWN_PLACES, type UnknownPlace } from '@pothik/contracts/ride';

/** What a rider wrote as a place, without a point. `folded`: as names are compared. */
export interface WrittenText {
  riderId: string;
  text: string;
  folded: string;
  at: Date;
}

interface Gathered {
  text: string;
  folded: string;
  riders: Set<string>;
  lastAt: Date;
}

/** As many digits as a telephone number has at least. */
const LIKE_A_NUMBER = /\d{6,}/;

/**
 * Texts that at least three riders wrote, the most frequent first, in the spelling of the newest. Without those that look like a
 * telephone number, those that say nothing once they are folded, and dismissed ones.
 */
export function oftenWritten(
  texts: readonly WrittenText[],
  dismissed: ReadonlySet<string>,
): (UnknownPlace & { folded: string })[] {
  const gathered = new Map<string, Gathered>();
  for (const { riderId, text, folded, at } of texts) {
    if (folded === '' || dismissed.has(folded) || LIKE_A_NUMBER.test(latinDigits(text).replace(/[\s-]/g, ''))) continue;
    const known = gathered.get(folded) ?? { text, folded, riders: new Set(), lastAt: at };
    const isNewer = at >= known.lastAt;
    known.riders.add(riderId);
    gathered.set(folded, { ...known, ...(isNewer ? { text, lastAt: at } : {}) });
  }
  return [...gathered.values()]
    .filter(({ riders }) => riders.size >= UNKNOWN_PLACES.ridersMinimum)
    .sort((one, other) => other.riders.size - one.riders.size || other.lastAt.getTime() - one.lastAt.getTime())
    .slice(0, UNKNOWN_PLACES.shown)
    .map(({ text, folded, riders, lastAt }) => ({ text, folded, riders: riders.size, lastAt: lastAt.toISOString() }));
}
