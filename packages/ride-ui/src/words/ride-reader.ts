/** The person the words of a ride are said to: Bangla says some of them differently to each. */
export type RideReader = 'RIDER' | 'DRIVER' | 'ADMINISTRATOR';

/** The two whose own rides are shown. */
export type RideParticipant = Exclude<RideReader, 'ADMINISTRATOR'>;
