import { nextTransitions, type RideStatus, type RideView } from '@pothik/contracts/ride';

/** The one thing a driver does next with a ride. */
export type NextAction =
  | { kind: 'answer'; to: RideStatus }
  | { kind: 'set-fare' }
  | { kind: 'enter-code' }
  | { kind: 'move'; to: RideStatus };

const ENDINGS: readonly RideStatus[] = ['CANCELLED', 'REJECTED'];

/** The next action follows from the table of a ride's life; before the code the fare must be set. */
export function nextActionOf({ rideStatus, fare }: Pick<RideView, 'rideStatus' | 'fare'>): NextAction | undefined {
  const edge = nextTransitions(rideStatus, 'DRIVER').find(({ to }) => !ENDINGS.includes(to));
  if (!edge) return undefined;
  if (edge.through === 'verify-otp') return fare === null ? { kind: 'set-fare' } : { kind: 'enter-code' };
  return { kind: edge.from === 'REQUESTED' ? 'answer' : 'move', to: edge.to };
}

/** A driver may cancel where the table of a ride's life has such an edge for drivers. */
export const mayCancel = (status: RideStatus): boolean =>
  nextTransitions(status, 'DRIVER').some(({ to }) => to === 'CANCELLED');

/** The part of a place's name that is said aloud: up to the first comma. */
export const shortPlaceOf = (place: string): string => place.split(',')[0]?.trim() || place;
