import type { Model } from 'mongoose';

/** Which page of a list, counted from 1, and how many rows a page has. */
export interface ListPage {
  page: number;
  limit: number;
}

/** The total of a list, when `most` rows were asked for after `skipped` and it ended among them; else it must be counted. */
export const totalAtEnd = (skipped: number, most: number, found: number): number | undefined =>
  found < most && (found > 0 || skipped === 0) ? skipped + found : undefined;

/**
 * A page of what a filter finds, and how many documents it finds in all. Whether the list goes on is seen by reading one row
 * more; only then, and beyond its end, the database counts.
 */
export async function readPage<Row>(
  model: Model<Row>,
  filter: Record<string, unknown>,
  sort: Record<string, 1 | -1>,
  { page, limit }: ListPage,
): Promise<{ rows: Row[]; total: number }> {
  const before = (page - 1) * limit;
  const found = await model
    .find(filter)
    .sort(sort)
    .skip(before)
    .limit(limit + 1)
    .lean<Row[]>();
  const total = totalAtEnd(before, limit + 1, found.length) ?? (await model.countDocuments(filter));
  return { rows: found.slice(0, limit), total };
}
