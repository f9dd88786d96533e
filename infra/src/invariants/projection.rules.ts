/** Copies of a person who was deleted bear it: nothing that is still told of them is newer. */
const FORGOTTEN = Number.MAX_SAFE_INTEGER;

/** A copy under a higher number than its original's would never take the original's next events. */
export function isCopySound(number: number, original: number | undefined, mayGo: boolean): boolean {
  if (number === FORGOTTEN) return true;
  return original === undefined ? mayGo : number <= original;
}
