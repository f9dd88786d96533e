/** Options that decide what an index does. */
export interface IndexOptions {
  unique?: boolean | undefined;
  sparse?: boolean | undefined;
  expireAfterSeconds?: number | undefined;
  partialFilterExpression?: object | undefined;
}

const COMPARED = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'] as const;

/** Whether an index stands with exactly these options; false and missing are the same. */
export const isSameIndex = (standing: IndexOptions, wanted: IndexOptions): boolean =>
  COMPARED.every((name) => textOf(standing[name]) === textOf(wanted[name]));

const textOf = (option: unknown): string | undefined => (option === false ? undefined : JSON.stringify(option));

/** Unauthorized: MongoDB's role `readWrite` has no `collMod`; CommandNotFound and NotImplemented of compatible servers. */
const NOT_IN_PLACE: ReadonlySet<unknown> = new Set([13, 59, 238]);

/** Whether an index must be built anew, because it may not be changed in place. */
export const mustRebuild = (error: unknown): boolean => NOT_IN_PLACE.has((error as { code?: unknown }).code);
