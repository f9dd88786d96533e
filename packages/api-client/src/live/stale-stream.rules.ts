/** How often the server writes a comment line into a silent stream, in ms: `NOTIFICATION_LIMITS.commentLineMs`, without the contracts' schemas. */
const COMMENT_LINE_MS = 15_000;
/** How often the server writes something at least, in ms: `NOTIFICATION_LIMITS.pulseMs`. */
const PULSE_MS = 5_000;

/** Times of the live stream, in milliseconds. */
export const STREAM_LIMITS = {
  commentLineMs: COMMENT_LINE_MS,
  pulseMs: PULSE_MS,
  /** A stream that was silent for longer is dead although its socket is open. */
  silenceMs: 2.5 * COMMENT_LINE_MS,
  /** A stream that was silent for longer, more than a pulse of the server, is probed. */
  probedMs: PULSE_MS + 1_000,
  /** Until probes are answered, and the pause before the next ones. */
  probeMs: 1_500,
  betweenProbesMs: 250,
  /** As many as there may be idle sockets that are forgotten, too: a browser has six, one of them the stream's. */
  probesAtOnce: 4,
  /** Until a stream that is being opened answers. */
  opening: [8_000],
  /** The same while the line is doubtful: each try that is given up closes a socket that may be forgotten. */
  doubtfulOpening: [1_500, 1_500, 4_000],
  /** When the page comes to sight, a stream that was silent for longer may be one of before. */
  staleAfterWakeMs: 4_000,
  /** When another call got no answer, a stream that missed its comment line is suspected too. */
  staleAfterLossMs: COMMENT_LINE_MS + 1_000,
} as const;

/** A sign that the line may have been lost: another network, the page came to sight, or a call got no answer. */
export type Sign = 'network' | 'visible' | 'lost';

/** Whether a stream that was silent for so long, in ms, may be one that the line has forgotten. */
export function couldBeStale(sign: Sign, silentMs: number): boolean {
  if (sign === 'network') return true;
  return silentMs > (sign === 'visible' ? STREAM_LIMITS.staleAfterWakeMs : STREAM_LIMITS.staleAfterLossMs);
}
