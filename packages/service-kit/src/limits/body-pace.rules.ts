/** How fast an upload is read: `atOnceBytes` as they come, then `bytesPerSecond`. */
export interface BodyPace {
  atOnceBytes: number;
  bytesPerSecond: number;
}

/**
 * 8 MB a second is 64 Mbit/s, more than most phones send. From a faster line, such as one within the same network, a few
 * large uploads at once would otherwise take the whole of a process until they end, while other people's calls wait.
 */
export const UPLOAD_PACE: BodyPace = { atOnceBytes: 1024 * 1024, bytesPerSecond: 8 * 1024 * 1024 };

/** How long to wait before the next bytes are read, in ms, when so many bytes came in so many ms; 0: not at all. */
export function pauseMsOf(bytes: number, sinceMs: number, { atOnceBytes, bytesPerSecond }: BodyPace): number {
  return Math.max(0, Math.ceil(((bytes - atOnceBytes) * 1000) / bytesPerSecond - sinceMs));
}
