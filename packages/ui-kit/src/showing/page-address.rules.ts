/** The page number in the address; 1 for anything but a whole number from 1. */
export function pageOfAddress(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The same address at another page; the first page has no parameter. */
export function addressOfPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const address = new URLSearchParams(parameters);
  if (page > 1) address.set('page', String(page));
  else address.delete('page');
  return address;
}

/** The last page instead of one that the list does not have, as after a filter or in an old link. */
export const lastPageInstead = (page: number, totalPage: number): number | undefined =>
  totalPage > 0 && page > totalPage ? totalPage : undefined;
