/** The live feed. Times in milliseconds. */
export const FEED = {
  pageMaximum: 100,
  keptMs: 30 * 24 * 3_600_000,
  commentLineMs: 15_000,
  streamsPerPerson: 10,
  /** Entries and mails of events older than this are not made: a month of seeded rides is no news. */
  newsMaximumAgeMs: 24 * 3_600_000,
} as const;
