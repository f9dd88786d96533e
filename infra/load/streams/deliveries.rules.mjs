/** The frames of a stream that are whole, and what has come of the next. @param {string} text */
export function framesOf(text) {
  const frames = text.split('\n\n');
  return { rest: frames.pop() ?? '', frames };
}

/** The number of an entry; undefined for every other frame. @param {string} frame */
export function entryOf(frame) {
  const [, number] = /^id: (\d+)\nevent: entry\n/.exec(frame) ?? [];
  return number === undefined ? undefined : Number(number);
}

/**
 * When events are sent, and to whom: each to another stream, all streams by turns and far from each other.
 * @param {{ count: number, perSecond: number, seconds: number }} plan `count` of streams
 * @returns {{ stream: number, number: number, atMs: number }[]} `number`: the how manieth of its stream, from 1
 */
export function eventsOf({ count, perSecond, seconds }) {
  const sent = new Map();
  return Array.from({ length: perSecond * seconds }, (_, event) => {
    const stream = (event * STRIDE) % count;
    const number = (sent.get(stream) ?? 0) + 1;
    sent.set(stream, number);
    return { stream, number, atMs: (event * 1000) / perSecond };
  });
}

/** A prime above any count of streams, so that all have their turn. */
const STRIDE = 15_485_863;
