/** The arrow keys go to the neighbour and round the ends, Home to the first tab, End to the last; other keys to none. */
export function tabAfter(key: string, values: readonly string[], present: string): string | undefined {
  const place = values.indexOf(present);
  if (key === 'ArrowRight') return values[(place + 1) % values.length];
  if (key === 'ArrowLeft') return values.at((place <= 0 ? values.length : place) - 1);
  if (key === 'Home') return values[0];
  return key === 'End' ? values.at(-1) : undefined;
}
