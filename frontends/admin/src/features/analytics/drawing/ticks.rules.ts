/** With five ticks the chart library steps to 9 and 10 by threes, because half of five is no whole number. */
export const tickCountFor = (most: number): number => (most === 9 || most === 10 ? 6 : 5);
