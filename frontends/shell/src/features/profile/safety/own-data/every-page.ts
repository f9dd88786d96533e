import type { PageMeta } from '@pothik/contracts/platform';

/** The most that a list answers at once. */
const PAGE_SIZE = 100;

/** How much of a long list is there. */
export interface Progress {
  read: number;
  total: number;
}

/** A page of a list, by its number from 1. */
type ReadPage<Item> = (query: {
  page: number;
  limit: number;
}) => Promise<{ data: Item[]; meta: Pick<PageMeta, 'totalPage' | 'total'> }>;

/** Every item of a list, read page by page. @throws what `readPage` throws */
export async function everyPage<Item>(readPage: ReadPage<Item>, onProgress: (progress: Progress) => void) {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await readPage({ page, limit: PAGE_SIZE });
    items.push(...data);
    onProgress({ read: items.length, total: Math.max(meta.total, items.length) });
    if (page >= meta.totalPage) return items;
  }
}
