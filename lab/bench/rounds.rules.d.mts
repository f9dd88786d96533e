/** The same items in a random order; `random` is from 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[];
/** What is measured of one in each round, times what is measured of the other in the same round. */
export function ratios(ofOne: readonly number[], ofOther: readonly number[]): number[];
