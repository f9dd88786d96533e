/** The page of a list as the address bar has it; anything but a whole number from 1 on is the first. */
export function pageOfAddress(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The same address at another page; the first one needs no word. */
export function addressOfPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const address = new URLSearchParams(parameters);
  if (page > 1) address.set('page', String(page));
  else address.delete('page');
  return address;
}

/** A page that the list no longer has, as after a filter or in an old link: its last one. */
export const lastPageInstead = (page: number, totalPage: number): number | undefined =>
  totalPage > 0 && page > totalPage ? totalPage : undefined;
