/** How many days a period has without `from`, and at most. Apart from the query's schema, so that pages load it alone. */
export const PERIOD_DAYS = { byDefault: 30, maximum: 366 } as const;
