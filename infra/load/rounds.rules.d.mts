/** Who is measured in a round, in order: every second round backwards, so that nobody is always first. */
export function inTurns<Name>(names: readonly Name[], round: number): Name[];
/** What is measured of one in each round, less what is measured of the other in the same round. */
export function differences(ofOne: readonly number[], ofOther: readonly number[]): number[];
/** What is measured of one in each round, times what is measured of the other in the same round. */
export function ratios(ofOne: readonly number[], ofOther: readonly number[]): number[];
