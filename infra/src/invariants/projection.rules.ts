/** The sequence number in projections of a deleted person: no late event is newer. */
const DELETED = Number.MAX_SAFE_INTEGER;

/** A projection with a higher number than its original would ignore the original's next events. */
export function isCopySound(number: number, original: number | undefined, mayGo: boolean): boolean {
  if (number === DELETED) return true;
  return original === undefined ? mayGo : number <= original;
}
