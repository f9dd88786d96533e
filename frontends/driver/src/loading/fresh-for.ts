interface Dated {
  /** When its data came, in ms since 1970. */
  state: { dataUpdatedAt: number };
}

/**
 * A `staleTime`: fresh for so long, in ms. As a number it would have TanStack set a timer for its end, which wakes a phone to
 * change nothing.
 */
export const freshFor =
  (ms: number) =>
  ({ state }: Dated): number =>
    Date.now() - state.dataUpdatedAt < ms ? Number.POSITIVE_INFINITY : 0;
