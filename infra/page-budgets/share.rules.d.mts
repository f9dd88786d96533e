/** The percentile: the smallest value that this share (0 to 1) of all values does not exceed; undefined of none. */
export function shareOf(values: readonly number[], share: number): number | undefined;
