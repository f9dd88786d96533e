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
