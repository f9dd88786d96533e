/** Rows per page to choose from; the API answers at most the last. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** Rows per page of a list that says nothing else. */
export const PLAIN_ROWS: PageSize = 10;

/** The rows per page in the address, or those of the list; unknown numbers are ignored. */
export const pageSizeOfAddress = (parameters: URLSearchParams, ofList: PageSize = PLAIN_ROWS): PageSize =>
  PAGE_SIZES.find((size) => String(size) === parameters.get('size')) ?? ofList;

/** The same address with other rows per page; those of the list have no parameter. */
export function withPageSize(address: URLSearchParams, size: PageSize, ofList: PageSize): URLSearchParams {
  const sized = new URLSearchParams(address);
  if (size === ofList) sized.delete('size');
  else sized.set('size', String(size));
  return sized;
}
