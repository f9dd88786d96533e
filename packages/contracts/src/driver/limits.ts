export const EXPERIENCE_YEARS = { minimum: 0, maximum: 30 } as const;
export const DRIVING_LICENSE = { minimum: 8, maximum: 50 } as const;
/** The plate at registration is 8 to 15 characters; the specification's own message said 16. */
export const PLATE = { minimum: 8, maximumAtRegistration: 15 } as const;
export const VEHICLE_TEXT = { minimum: 3, maximum: 100 } as const;
export const VEHICLE_TYPE_MINIMUM = 2;
export const VEHICLE_IMAGES_MAXIMUM = 4;
/** The pictures of a vehicle that pages take, as MIME types. */
export const VEHICLE_IMAGE_TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/jpg', 'image/gif'] as const;
/** The largest width and height of a stored vehicle picture in pixels, by where it is shown. */
export const VEHICLE_IMAGE_WITHIN = { list: 320, page: 1280 } as const;
/** How many changes of licence or vehicle may wait for an administrator’s confirmation. */
export const UNCONFIRMED_CHANGES_MAXIMUM = 20;
/** Administrators are told of a driver's waiting changes at most once in so many milliseconds. */
export const CHANGE_TOLD_EVERY_MS = 15 * 60_000;
export const FREE_DRIVERS_LIMIT = 20;

/** How many riders one driver may block. */
export const BLOCKS_MAXIMUM = 500;
/**
 * Positions of drivers, in milliseconds and metres: told every 5 s while moving and every 30 s while standing, never more
 * often than every 4 s; a driver moved by 25 m; drivers within 5 km of a pickup count as near. The exact place counts for a
 * minute. Free drivers are looked for by the centre of their cell of 500 m, renewed at most once a minute, which counts for five.
 */
export const POSITION = {
  movingMs: 5_000,
  standingMs: 30_000,
  leastMs: 4_000,
  movedMetres: 25,
  nearMetres: 5_000,
  exactMs: 60_000,
  cellMetres: 500,
  cellEveryMs: 60_000,
  cellMs: 5 * 60_000,
} as const;
/** An error of a position in metres, and a speed in km/h, above which two more must agree with it; the operator may set others. */
export const POSITION_ERROR_METRES = { minimum: 20, maximum: 5_000, default: 200 } as const;
export const POSITION_SPEED_KMH = { minimum: 60, maximum: 400, default: 150 } as const;
/** From how far by road a search asks drivers, in metres; the operator may set another. */
export const SEARCH_METRES = { minimum: 500, maximum: 20_000, default: 5_000 } as const;
/** The largest error that a position may state, in metres: half the way around the earth. */
export const ACCURACY_MAXIMUM = 20_000_000;
/**
 * How an accepted ride's driver approaches the pickup, by road, in metres and milliseconds: looked at no more often than every
 * 15 s; near within 150 m; moving away at 300 m more than at the nearest, for a minute of looks at most a minute apart; told at
 * most six times a ride; forgotten a day after the last look.
 */
export const APPROACH = {
  everyMs: 15_000,
  nearMetres: 150,
  lostMetres: 300,
  awayMs: 60_000,
  apartMs: 60_000,
  notes: 6,
  notesOfTurns: 2,
  keptMs: 86_400_000,
} as const;
/** After this many unanswered requests in a row a driver is set OFFLINE. */
export const UNANSWERED_REQUESTS_MAXIMUM = 3;
/**
 * A driver who cancels before the pickup, sooner than `withinMs` after accepting, is counted. From the `count`th such ride of
 * a day in Dhaka on, each pauses the driver for `pauseMs`. Milliseconds.
 */
export const CANCELLED_SOON = { withinMs: 3 * 60_000, count: 3, pauseMs: 30 * 60_000 } as const;
/** How many drivers the administrators' live map shows. */
export const LIVE_DRIVERS_MAXIMUM = 2_000;
/** A track that never came so near to the pickup, in metres, is no plausible one; 0 switches this off, and the operator may set another. */
export const TRACK_PICKUP_METRES = { minimum: 0, maximum: 20_000, default: 500 } as const;
/** A ride's track: a point at most every 15 s and at least 30 m from the last kept one; at most 1,000 points. */
export const TRACK = { everyMs: 15_000, apartMetres: 30, points: 1_000 } as const;
/** For how many years administrators see how a deleted driver profile stood; the operator may set others. */
export const FORMER_PROFILE_YEARS = { minimum: 1, maximum: 10, default: 3 } as const;
/** How many former profiles administrators see of one driver, the newest ones. */
export const FORMER_PROFILES_MAXIMUM = 10;
