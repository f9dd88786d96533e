import { notBackwards, type OffsetRange, offsetOf, rangeOf } from './offset.rules';

/** How many answers are remembered. */
const REMEMBERED = 8;

let ranges: readonly OffsetRange[] = [];
let offset = 0;
let shown = Number.NEGATIVE_INFINITY;

/** Learns the server's time from an answer. @param sentAt by the device's clock; the earliest possible one when not known exactly */
export function learnTime(answer: Pick<Response, 'headers'>, sentAt: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  ranges = [rangeOf(date, sentAt, Date.now()), ...ranges].slice(0, REMEMBERED);
  offset = offsetOf(ranges);
}

/** Now by the server's clock, in ms since 1970; by the device's until a first answer came. Every countdown and duration uses it. */
export function serverNow(): number {
  shown = notBackwards(shown, Date.now() + offset);
  return shown;
}

/** Forgets what was learned, for tests. */
export function forgetTime(): void {
  ranges = [];
  offset = 0;
  shown = Number.NEGATIVE_INFINITY;
}
