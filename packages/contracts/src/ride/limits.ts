/** Whole BDT. */
export const FARE = { minimum: 1, maximum: 50_000 } as const;
/**
 * The rider's offer: how often it may be raised while the ride is REQUESTED, and made again after a counter-offer of one driver;
 * for how long after each fare above it the rider may ask the next driver, in milliseconds.
 */
export const OFFER = { raises: 10, again: 2, askNextMs: 3 * 60_000 } as const;
export const LOCATION_MAXIMUM = 200;
/** The longest text that says where a tariff's figures are from, in characters. */
export const TARIFF_SOURCE_MAXIMUM = 500;
/** How many corners a city's zone has. */
export const ZONE_POINTS = { minimum: 3, maximum: 200 } as const;
/** A place of the operator: lengths in characters, and how many further names it has. */
export const OPERATOR_PLACE = {
  nameMinimum: 2,
  nameMaximum: 100,
  aliases: 10,
  foundByMinimum: 3,
  foundByMaximum: 300,
} as const;
/** A file of the operator's places: bytes, lines below its header, and how many wrong ones are named. */
export const OPERATOR_PLACES_FILE = { maximumBytes: 1024 * 1024, lines: 2_000, wrongLines: 100 } as const;
/** How many places a search answers with, and how many recent places a person has. */
export const PLACES_FOUND = 8;
export const RECENT_PLACES = 5;
/** The longest note from rider to driver, in characters. */
export const RIDE_NOTE_MAXIMUM = 140;

/** How often a start code may be tried, and how often its rider may renew it, per ride. */
export const START_CODE = { length: 6, tries: 5, renewals: 5 } as const;

/**
 * Guards the driver's page against impatient presses: how long the next act is dead after a change of status and how long
 * Complete is held, in milliseconds; and from where a drop-off is far, by a location that is at most so old.
 */
export const DRIVER_PRESS = { deadMs: 3_000, holdMs: 1_200, farMetres: 500, locationMs: 60_000 } as const;

/** From so many metres of error on, where a browser says that somebody is needs their pin. */
export const ROUGH_POSITION_METRES = 100;

/**
 * A search for a driver, times in milliseconds: it lasts five minutes from its first request. While it is nobody's turn it looks every
 * ten seconds who has come free; a second after a raised offer, and after a turn that ends later than the search.
 */
export const SEARCH = { lastsMs: 5 * 60_000, lookEveryMs: 10_000, lookSoonMs: 1_000 } as const;

/**
 * What a rider may cancel, times in milliseconds: so many bookings before an answer within a time. After two own cancellations at one
 * driver within a time, in any status, that driver is paused for this rider.
 */
export const BOOKING_LIMIT = {
  unanswered: { maximum: 10, withinMs: 10 * 60_000 },
  atOneDriver: { withinMs: 3_600_000, pauseMs: 30 * 60_000 },
} as const;

/** Deadlines of the waiting states, in milliseconds. */
export const RIDE_DEADLINE = {
  answerMs: 2 * 60_000,
  /** Of each driver in a search. */
  askedAnswerMs: 30_000,
  /** Of a driver in a search who is reached by push alone: a phone that sleeps takes a while to wake. */
  pushedAnswerMs: 60_000,
  pickUpMs: 45 * 60_000,
  alertAfterPickUpMs: 6 * 3_600_000,
  endAfterPickUpMs: 24 * 3_600_000,
} as const;

/**
 * Texts of bookings that no search knew: written by so many riders within so many days they are offered to the places editor, at
 * most so many of them, made from at most so many of the newest rides.
 */
export const UNKNOWN_PLACES = { ridersMinimum: 3, days: 90, shown: 50, rides: 20_000 } as const;

/** In hand for so many minutes without a note, an SOS alarms everybody again; the operator's setting may be another within the bounds. */
export const SOS_NOTE_MINUTES = { minimum: 1, maximum: 120, default: 10 } as const;

/** The bounds of a plausible ride, which the operator may set; 0 switches one off. */
export const RIDE_SHORTEST_SECONDS = { minimum: 0, maximum: 3_600, default: 60 } as const;
/** Between pickup and drop-off, in km/h. */
export const RIDE_FASTEST_KMH = { minimum: 0, maximum: 1_000, default: 120 } as const;
/** The speed that the dearest plausible fare assumes, in km/h. */
export const RIDE_FARE_KMH = { minimum: 0, maximum: 1_000, default: 60 } as const;

/** The desk: how many last pickups it sees of a caller, and how many rides its list has. */
export const DESK = { pickups: 3, rides: 100 } as const;

/** How long the page shows an ended ride, in milliseconds. */
export const ENDED_RIDE_SHOWN_MS = 15 * 60_000;
