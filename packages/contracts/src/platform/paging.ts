import { z } from 'zod';
import type { Schema } from './endpoint.js';
import { FORM_MESSAGES } from './form-messages.js';
import { LANGUAGES } from './language.js';
import { searchTerm, wholeNumber } from './text.js';

export const PAGE_LIMIT_DEFAULT = 10;
export const PAGE_LIMIT_MAXIMUM = 100;

const page = wholeNumber({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, FORM_MESSAGES.pageRange);
const limit = wholeNumber({ minimum: 1, maximum: PAGE_LIMIT_MAXIMUM }, FORM_MESSAGES.limitRange);

/**
 * The query of a list: page (1), limit (10, at most 100), sort (`field` or `-field`), searchTerm and filters.
 * An unknown name is refused.
 */
export const listQuery = <const Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sortable: Sort,
  filters: Filters,
) => {
  const orders = sortable.flatMap((field) => [field, `-${field}`]) as [string, ...string[]];
  return z.strictObject({
    page: z._default(page, 1),
    limit: z._default(limit, PAGE_LIMIT_DEFAULT),
    sort: z.enum(orders, FORM_MESSAGES.sortUnknown).default('-createdAt'),
    searchTerm: z.optional(searchTerm),
    ...filters,
  });
};

/**
 * What the query of a list as a CSV file has in place of pages: the language of its headings.
 * @example query: usersQuery.omit(PAGES).extend(FILE_LANGUAGE)
 */
export const FILE_LANGUAGE = { language: z.enum(LANGUAGES).default('en') };
/** What the query of a list as a file leaves out. */
export const PAGES = { page: true, limit: true } as const;

/** A type, not an interface, so that it is assignable where a list adds fields of its own. */
export type PageMeta = {
  page: number;
  limit: number;
  total: number;
  totalPage: number;
};

/** One page of a list, as `data` of the envelope: `{ data, meta }`. */
export const pageOf = <Item extends Schema>(item: Item) =>
  z.object({
    data: z.array(item),
    meta: z.looseObject({ page: z.int(), limit: z.int(), total: z.int(), totalPage: z.int() }),
  });

/** The paging metadata of a list with `total` items. */
export const pageMeta = (page: number, limit: number, total: number): PageMeta => ({
  page,
  limit,
  total,
  totalPage: Math.ceil(total / limit),
});
