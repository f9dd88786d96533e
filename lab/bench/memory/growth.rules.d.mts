/** By how many per cent memory grew under load: the middle of the last fifth of the samples against that of the second. @throws Error of fewer than five */
export function growthOf(samples: readonly number[]): number;
