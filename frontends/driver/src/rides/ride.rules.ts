import { nextTransitions, type RideStatus, type RideView } from '@pothik/contracts/ride';

export type NextAction =
  | { kind: 'answer'; to: RideStatus }
  | { kind: 'set-fare' }
  | { kind: 'enter-code' }
  | { kind: 'move'; to: RideStatus };

const ENDINGS: readonly RideStatus[] = ['CANCELLED', 'REJECTED'];

/** The next action follows from the transition table; the fare must be set before the code. */
export function nextActionOf({ rideStatus, fare }: Pick<RideView, 'rideStatus' | 'fare'>): NextAction | undefined {
  const edge = nextTransitions(rideStatus, 'DRIVER').find(({ to }) => !ENDINGS.includes(to));
  if (!edge) return undefined;
  if (edge.through === 'verify-otp') return fare === null ? { kind: 'set-fare' } : { kind: 'enter-code' };
  return { kind: edge.from === 'REQUESTED' ? 'answer' : 'move', to: edge.to };
}

/** A driver may cancel where the transition table has such a transition for drivers. */
export const mayCancel = (status: RideStatus): boolean =>
  nextTransitions(status, 'DRIVER').some(({ to }) => to === 'CANCELLED');

/** The short name of a location: up to the first comma. */
export const shortLocationOf = (location: string): string => location.split(',')[0]?.trim() || location;
