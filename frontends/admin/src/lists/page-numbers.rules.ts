/** A page's number, or numbers left out. A `near` one is left out too where there is little room. */
export type PageEntry = { page: number; near: boolean } | 'gap';

/** So many pages fit on a phone. */
const ALL_SHOWN = 5;

/** The first page, the last, the present one and its neighbours; one number alone is never left out. */
export function pageEntries(present: number, last: number): PageEntry[] {
  const all = Array.from({ length: last }, (_value, index) => index + 1);
  if (last <= ALL_SHOWN) return all.map((page) => ({ page, near: false }));
  const kept = all.filter((page) => page === 1 || page === last || Math.abs(page - present) <= 1);
  return kept.flatMap((page, index) => {
    const missing = page - (kept[index - 1] ?? 0) - 1;
    const before: PageEntry[] = missing === 0 ? [] : missing === 1 ? [{ page: page - 1, near: true }] : ['gap'];
    return [...before, { page, near: page !== 1 && page !== last && page !== present }];
  });
}
