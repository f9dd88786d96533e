/** The percentile: the smallest value that this share of all values does not exceed; undefined of none. @param {number[]} values @param {number} share 0 to 1 */
export function shareOf(values, share) {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
