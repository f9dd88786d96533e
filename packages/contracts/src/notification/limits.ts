/** Notifications. Times in milliseconds. */
export const NOTIFICATION_LIMITS = {
  pageMaximum: 100,
  storedMs: 30 * 24 * 3_600_000,
  commentLineMs: 15_000,
  /** How often a silent stream shows that its line still holds; every third time at a comment line, with what is done then. */
  pulseMs: 5_000,
  streamsPerPerson: 10,
  /** Older events cause no notifications and mails: nobody is notified of a month of seeded rides. */
  notificationMaximumAgeMs: 24 * 3_600_000,
} as const;

/** Signs of life of drivers. Times in milliseconds. */
export const SIGN_OF_LIFE = {
  /** How long a driver who is ONLINE may give none, unless the operator sets another number. */
  minutes: { minimum: 2, maximum: 30, default: 5 },
  /** Each process stores those of one driver at most this often, so a stored one may be as much older than the last. */
  everyMs: 30_000,
  /** The same for an open stream that no page named, which is one the whole time. */
  everyOfStreamMs: 60_000,
  /** A page that no other call has shown to be there gives one this often: the stream of a page may be forgotten by its line. */
  everyOfPageMs: 60_000,
  /** Three times the longest that a driver may give none. */
  storedMs: 90 * 60_000,
  /** A moment further ahead than this was told by a clock that was wrong, and says nothing. */
  aheadMs: 60_000,
} as const;

/** Whether a moment was told by a clock that was wrong: it lies too far ahead of now. */
export const isTooFarAhead = (moment: Date, now: Date): boolean =>
  moment.getTime() - now.getTime() > SIGN_OF_LIFE.aheadMs;

/** What a page tells of its speed. Bytes; times in ms. One address may send more than one page: carriers share addresses. */
export const VITALS = {
  bodyMaximumBytes: 1024,
  perAddress: { maximum: 300, windowMs: 15 * 60_000 },
} as const;

/** Push to phones that sleep. Bytes, characters; times in ms. */
export const PUSH = {
  /** Of the address at the push service. */
  endpointMaximum: 1_000,
  /** The oldest ends when another is made. */
  subscriptionsPerPerson: 20,
  /** Push services refuse 4,096 bytes once encrypted; what is said in a notice needs less than a quarter. */
  messageMaximumBytes: 1_024,
  /** How long a notice is true, and one that is to be read later too. */
  noticeMs: 10 * 60_000,
  lastingNoticeMs: 60 * 60_000,
  /** A notice that arrived this long ago still shows that the phone is reached. */
  receiptHoldsMs: 30 * 60_000,
  /** A trial notice must have arrived by then. */
  trialMs: 60_000,
  receiptMaximumBytes: 256,
  /** Many phones behind one carrier's address, each with a receipt for every notice. */
  receiptsPerAddress: { maximum: 6_000, windowMs: 15 * 60_000 },
} as const;

/** SMS, unless the operator sets other numbers. */
export const SMS = {
  /** How many all instances together send on a day in Asia/Dhaka. */
  perDay: { minimum: 0, maximum: 1_000_000, default: 2_000 },
  /** Percent of them that codes never take: they are for SOS and for the desk. */
  reserve: { minimum: 0, maximum: 100, default: 10 },
  /** What a part costs, in poisha. */
  price: { minimum: 0, maximum: 1_000, default: 25 },
} as const;

/** The contact form. Characters; times in ms. One address may send more than one person: carriers share addresses. */
export const CONTACT = {
  name: { minimum: 2, maximum: 100 },
  message: { minimum: 10, maximum: 2_000 },
  perAddress: { maximum: 30, windowMs: 15 * 60_000 },
  perEmail: { maximum: 5, windowMs: 60 * 60_000 },
  /** The same message, sent again within this time, counts once. */
  repeatMs: 60_000,
  /** How long a message is stored after it was mailed. */
  storedMs: 90 * 24 * 3_600_000,
} as const;
