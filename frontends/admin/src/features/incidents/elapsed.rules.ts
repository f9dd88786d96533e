const SECOND_MS = 1000;
const SIXTY = 60;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A time that runs, in ms, as minutes and seconds, from an hour on with hours: 4:12, 26:03:09. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const minutes = Math.floor(seconds / SIXTY);
  const rest = twoDigits(seconds % SIXTY);
  if (minutes < SIXTY) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / SIXTY)}:${twoDigits(minutes % SIXTY)}:${rest}`;
}
