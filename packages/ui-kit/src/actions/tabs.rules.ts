/** The tab that a key moves to: arrow keys to the neighbour, wrapping at the ends, Home to the first, End to the last; none for other keys. */
export function tabAfter(key: string, values: readonly string[], present: string): string | undefined {
  const place = values.indexOf(present);
  if (key === 'ArrowRight') return values[(place + 1) % values.length];
  if (key === 'ArrowLeft') return values.at((place <= 0 ? values.length : place) - 1);
  if (key === 'Home') return values[0];
  return key === 'End' ? values.at(-1) : undefined;
}
