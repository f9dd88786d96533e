/** Server time minus device time, in ms: it lies between these two. */
export interface OffsetRange {
  least: number;
  most: number;
}

/** An HTTP date has whole seconds, and a busy server writes it a moment late. */
const DATE_STEP_MS = 1_000;
const DATE_LATE_MS = 100;

/** What one answer says: the server wrote its date (ms since 1970) after the request was sent and before the answer came. */
export const rangeOf = (date: number, sentAt: number, receivedAt: number): OffsetRange => ({
  least: date - receivedAt,
  most: date + DATE_STEP_MS + DATE_LATE_MS - sentAt,
});

/**
 * The offset that the answers agree on, newest first. Answers fall anywhere within a second, so a few of them narrow it to tens of
 * milliseconds. An older one that contradicts the newer ones is from before the device's clock was set: it and all before it are left out.
 */
export function offsetOf(ranges: readonly OffsetRange[]): number {
  let agreed: OffsetRange = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  for (const { least, most } of ranges) {
    const both = { least: Math.max(agreed.least, least), most: Math.min(agreed.most, most) };
    if (both.least > both.most) break;
    agreed = both;
  }
  return ranges.length === 0 ? 0 : (agreed.least + agreed.most) / 2;
}

/** A correction below this, in ms, waits until time has caught up: nobody sees seconds run backwards. */
const HELD_MS = 2_000;

/** The time to show after `shown`. A larger step back is no correction: the device's clock was wrong until now. */
export const notBackwards = (shown: number, now: number): number =>
  now < shown && shown - now < HELD_MS ? shown : now;
