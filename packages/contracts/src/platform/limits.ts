/** Rate limits (design section 8). `windowMs` in milliseconds. An IPv6 address counts by its /64 network. */
export const RATE_LIMIT = {
  failedLogInsPerAccount: { maximum: 10, windowMs: 15 * 60_000 },
  /** Of everybody behind an address together, in 15 minutes. Right log-ins do not count: carriers share addresses. */
  failedLogInsPerAddress: { maximum: 300, windowMs: 15 * 60_000 },
  /** Registrations and codes cost something each, so those that succeed count too. */
  registerPerAddress: { maximum: 300, windowMs: 15 * 60_000 },
  codesPerAddress: { maximum: 300, windowMs: 15 * 60_000 },
  /** Wrong codes of the second factor, counted per account: only who passed the password, Google or a session is counted. */
  wrongSecondFactors: { maximum: 10, windowMs: 15 * 60_000 },
  /** Wrong codes typed at the verification, at the reset of a password or at a pending log-in, each counted apart. */
  wrongCodesPerAddress: { maximum: 300, windowMs: 15 * 60_000 },
  /** Refresh tokens that were refused, at the gateway's renewals and at `/auth/refresh` together; beyond it the gateway renews nothing. */
  failedRenewalsPerAddress: { maximum: 300, windowMs: 15 * 60_000 },
  codesPerEmail: { maximum: 10, windowMs: 24 * 3_600_000 },
  /** Over all purposes. So that nobody's phone is flooded, whoever asks. */
  codesPerNumber: { maximum: 5, windowMs: 24 * 3_600_000 },
  callsPerPerson: { maximum: 300, windowMs: 60_000 },
  /** Three a second: more than anybody types, with the pause that the field waits for. */
  placeSearchesPerPerson: { maximum: 180, windowMs: 60_000 },
  /**
   * Names of points, estimates and ways. A page asks for at most 36 a minute: a pin that rests every two seconds, and six
   * estimates and ways beside it.
   */
  pointQuestionsPerPerson: { maximum: 180, windowMs: 60_000 },
  /** Different pickups, by squares of 100 m, from which a rider may ask how far drivers are: a finder of drivers asks from many. */
  pickupsPerRider: { maximum: 60, windowMs: 3_600_000 },
  /** Looking up whether a ride has an SOS, or sending one for a ride that is not one's own and under way. */
  sosLookUpsPerPerson: { maximum: 120, windowMs: 60_000 },
  /** Calls that take files: each may bring 20 MB, and is read before its owner can refuse it. */
  uploadsPerPerson: { maximum: 30, windowMs: 60_000 },
} as const;

/** Partitions of a topic of the embedded event log, when it is given; `default`: of a new topic, in Kafka too. */
export const EVENT_PARTITIONS = { minimum: 8, maximum: 128, default: 8 } as const;

/** Bytes a JSON body may have, and how deep it may nest. */
export const JSON_MAXIMUM_BYTES = 64 * 1024;
export const JSON_MAXIMUM_DEPTH = 20;

/** How old an act may say that it is, and from when on it was late and its claimed time is shown, in milliseconds. */
export const ACT_AGE = { maximumMs: 24 * 3_600_000, lateMs: 5_000 } as const;

/** Images: 5 MB each. */
export const IMAGE_MAXIMUM_BYTES = 5_242_880;
export const IMAGE_MAXIMUM_TEXT = '5 MB';

/** Reasons and notes. */
export const REASON_LENGTH = { minimum: 3, maximum: 300 } as const;
