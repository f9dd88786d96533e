import type { RideParty, RideView } from '@pothik/contracts/ride';

/** The page of a list as the address bar has it; anything but a whole number from 1 on is the first. */
export function pageOfAddress(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Only the filter's other value stands in the address; REJECTED is the list itself. */
export const endingOfAddress = (parameters: URLSearchParams): 'REJECTED' | 'CANCELLED' =>
  parameters.get('status') === 'CANCELLED' ? 'CANCELLED' : 'REJECTED';

/** A ride's end: by whom and why. */
export function endingOf({ history }: Pick<RideView, 'history'>): { by: RideParty; reason: string } | undefined {
  const last = history.at(-1);
  return last && { by: last.by, reason: last.reason };
}
