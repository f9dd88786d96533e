import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';

/** How often an instance renews its open streams, in milliseconds: as often as it sends comment lines. */
export const OPEN_STREAM_RENEWED_MS = NOTIFICATION_LIMITS.commentLineMs;
/** After this many milliseconds without a renewal (three missed) a stream counts no more: its instance crashed. */
export const OPEN_STREAM_STORED_MS = 4 * OPEN_STREAM_RENEWED_MS;

interface Place {
  place: number;
  seenAt: Date;
}

/** The places that a new stream of a person may take, and those that a crashed instance left behind. */
export function placesFor(taken: readonly Place[], now: Date): { free: number[]; left: number[] } {
  const isLeft = ({ seenAt }: Place) => now.getTime() - seenAt.getTime() >= OPEN_STREAM_STORED_MS;
  const left = taken.filter(isLeft).map(({ place }) => place);
  const held = new Set(taken.filter((one) => !isLeft(one)).map(({ place }) => place));
  const all = Array.from({ length: NOTIFICATION_LIMITS.streamsPerPerson }, (_, place) => place);
  return { free: all.filter((place) => !held.has(place)), left };
}
