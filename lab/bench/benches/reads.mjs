import { compareReads } from '../running/riders.mjs';

/** Signed-in reads of one's own profile. */
export const bench = (report, plan) =>
  compareReads(report, { name: 'get-me', path: '/user/get-me', target: 0.8 }, plan);
