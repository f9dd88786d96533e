const EARTH_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Bands of straight kilometres, by their upper end. */
export const BANDS_KM = [
  { name: '0.3-0.7 km', below: 700 },
  { name: '0.7-2 km', below: 2_000 },
  { name: '2-5 km', below: 5_000 },
  { name: '5-10 km', below: 10_000 },
  { name: 'over 10 km', below: Number.POSITIVE_INFINITY },
];
const SHORTEST_METRES = 300;

/** The band of a trip; -1 for one that nobody rides. @param {number} metres */
export const bandOf = (metres) => (metres < SHORTEST_METRES ? -1 : BANDS_KM.findIndex(({ below }) => metres < below));

/**
 * Straight metres, exact enough for a city.
 * @param {{ lat: number, lng: number }} from
 * @param {{ lat: number, lng: number }} to
 */
export function metresBetween(from, to) {
  const east = (to.lng - from.lng) * Math.cos(((from.lat + to.lat) / 2) * RADIANS);
  return Math.hypot(east, to.lat - from.lat) * RADIANS * EARTH_METRES;
}

/** The same numbers in every run, from 0 to below 1: a linear congruential generator. @param {number} seed */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
