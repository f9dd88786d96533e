/** A range of speeds in km/h. */
export interface Speeds {
  slow: number;
  fast: number;
}

/**
 * What Dhaka drives, from no ride of ours: 7 km/h on average (World Bank 2017, dhakatribune.com/bangladesh/dhaka/32349),
 * 4.8 at peak (BUET 2022, en.prothomalo.com). Both are slow ends. The fast ends and the night are the operator's own: nobody
 * published them.
 */
const AVERAGE: Speeds = { slow: 7, fast: 14 };
const PEAK: Speeds = { slow: 4.8, fast: 10 };
const EARLY_OR_LATE: Speeds = { slow: 9, fast: 20 };
const NIGHT: Speeds = { slow: 15, fast: 30 };

/** By the hour in Dhaka, from 0 to 23. */
export const STATED_SPEEDS: readonly Speeds[] = [
  ...Array<Speeds>(5).fill(NIGHT),
  ...Array<Speeds>(2).fill(EARLY_OR_LATE),
  AVERAGE,
  ...Array<Speeds>(3).fill(PEAK),
  ...Array<Speeds>(5).fill(AVERAGE),
  ...Array<Speeds>(5).fill(PEAK),
  AVERAGE,
  EARLY_OR_LATE,
  NIGHT,
];
