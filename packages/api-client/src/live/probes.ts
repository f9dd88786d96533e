import { STREAM_LIMITS } from './stale-stream.rules';

/** Answered by the gateway alone, without a session. */
const PROBED = '/health/live';

/** Whether one of several probes is answered in time; the browser closes the sockets of those that are not. */
export async function isAnswered(): Promise<boolean> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), STREAM_LIMITS.probeMs);
  // Of one address, a browser asks once at a time.
  const probes = Array.from({ length: STREAM_LIMITS.probesAtOnce }, (_, number) =>
    fetch(`${PROBED}?${number}`, { cache: 'no-store', signal: ending.signal }),
  );
  const answered = await Promise.any(probes).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  ending.abort();
  return answered;
}
