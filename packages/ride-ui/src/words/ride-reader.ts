/** The person who reads about a ride: some Bangla words depend on it. */
export type RideReader = 'RIDER' | 'DRIVER' | 'ADMINISTRATOR';

/** The readers who take part in the ride. */
export type RideParticipant = Exclude<RideReader, 'ADMINISTRATOR'>;
