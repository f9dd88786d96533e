/** The live feed. Times in milliseconds. */
export const FEED = {
  pageMaximum: 100,
  keptMs: 30 * 24 * 3_600_000,
  commentLineMs: 15_000,
  streamsPerPerson: 10,
  /** Entries and mails of events older than this are not made: a month of seeded rides is no news. */
  notificationMaximumAgeMs: 24 * 3_600_000,
} as const;

/** The contact form. Characters; times in milliseconds. Carriers share addresses, so an address may send more than one person. */
export const CONTACT = {
  name: { minimum: 2, maximum: 100 },
  message: { minimum: 10, maximum: 2_000 },
  perAddress: { maximum: 30, windowMs: 15 * 60_000 },
  perEmail: { maximum: 5, windowMs: 60 * 60_000 },
  /** Whoever sends the same again within this time has sent one message. */
  repeatMs: 60_000,
  /** A message is kept so long after it was mailed. */
  keptMs: 90 * 24 * 3_600_000,
} as const;
