/** Who is measured in a round, in order: every second round backwards, so that nobody is always first. */
export const inTurns = (names, round) => (round % 2 ? [...names].reverse() : [...names]);

/** What is measured of one in each round, less what is measured of the other in the same round. */
export const differences = (ofOne, ofOther) => ofOne.map((value, round) => value - ofOther[round]);

/** What is measured of one in each round, times what is measured of the other in the same round. */
export const ratios = (ofOne, ofOther) => ofOne.map((value, round) => value / ofOther[round]);
