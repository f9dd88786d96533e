/** The frames of a stream that are whole, and what has come of the next. */
export function framesOf(text: string): { rest: string; frames: string[] };
/** The number of an entry; undefined for every other frame. */
export function entryOf(frame: string): number | undefined;
/** When events are sent, and to whom: each to another stream, all streams by turns and far from each other. */
export function eventsOf(plan: {
  count: number;
  perSecond: number;
  seconds: number;
}): { stream: number; number: number; atMs: number }[];
