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

/** A page that the list no longer has, as after a filter or in an old link: its last one. */
export const lastPageInstead = (page: number, totalPage: number): number | undefined =>
  totalPage > 0 && page > totalPage ? totalPage : undefined;

/** The same address at another page; the first one needs no word. */
export function addressOfPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const address = new URLSearchParams(parameters);
  if (page === 1) address.delete('page');
  else address.set('page', String(page));
  return address;
}
