/**
 * What a visit without a cache may load at most, compressed, in KB of 1024 bytes; all but fonts and the map is JavaScript.
 * Areas are counted beyond the first page, analytics beyond the administrators' lists.
 */
export const BUDGET_KB = {
  firstPage: 150.5,
  /** Of the first page: the runtime of federation. */
  federation: 20,
  /** Grew by the names of the areas on number plates (3 KB), the names of pins, for administrators the SOS in sight on every page, what routes ask while a page’s code loads (1 KB), what a pending driver lacks (1 KB), the watch for a ride in hand (1.3 KB), whether a number is confirmed (0.5 KB), who called the desk, what an answer that came too late says (0.8 KB), and the calls of payments (0.3 KB). */
  area: 79.5,
  /** Grew by the lost line, the reason of OFFLINE, the error of a position and the next driver (4 KB), and the ride in hand, which loads with a ride: its store and sender, and what is shown of it without a network (17 KB); what is asked of a driver without a confirmed number (1 KB), the steps of a fare and an answer that came too late (1.9 KB). */
  areaWithForm: 147,
  /** With the library of its two search fields, beside a form's; grew by the offer and the choice of a vehicle (2 KB), the watch for a ride in hand (1.5 KB), and the calls and refusals of payments (1 KB). */
  areaWithGetRide: 148,
  /** Grew by its heat map, trends and SOS list. */
  analytics: 117,
  /** The map of a ride: its code, worker, style sheet and names, the fonts it needs, and the first tiles. */
  map: 600,
  mapNamesAndTiles: 100,
  latinFont: 15,
  banglaFont: 45,
} as const;

/** Files of Bangla letters, all weights together. */
export const BANGLA_FONT_FILES = 2;
