import type { Ride } from './ride.rules.js';

/** When the system has something to do with a ride; null where it has not. */
export type DeadlinesOfRide = Pick<Ride, 'answerBy' | 'pickUpBy' | 'alertAt' | 'endBy'>;

export const RIDE_DEADLINES: readonly (keyof DeadlinesOfRide)[] = ['answerBy', 'pickUpBy', 'alertAt', 'endBy'];

/** The earliest open deadline of a ride; undefined when it has none, as an ended one. */
export function nextDeadline(ride: DeadlinesOfRide): Date | undefined {
  const open = RIDE_DEADLINES.flatMap((deadline) => ride[deadline] ?? []);
  return open.reduce<Date | undefined>((first, at) => (first === undefined || at < first ? at : first), undefined);
}
