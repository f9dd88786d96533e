import { compareReads } from '../running/riders.mjs';

/** A rider's list of ten rides. */
export const bench = (report, plan) =>
  compareReads(report, { name: 'ten rides', path: '/ride/rides', target: 0.45 }, plan);
