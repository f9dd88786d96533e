import type { RideView } from '@pothik/contracts/ride';
import { answering, success } from './fixture';

/** The answer of the list whose first is the rider's newest ride. */
export const newestIs = (ride?: RideView) => ({
  'GET /ride/rides': () => success({ data: ride ? [ride] : [], meta: { page: 1, limit: 1, total: 1, totalPage: 1 } }),
});

/** The rider's open ride, or none. */
export const current = (ride: RideView | null, more: Record<string, () => Response> = {}) =>
  answering({ 'GET /ride/current-ride': () => success(ride), ...newestIs(), ...more });

/** No ride is open, and this one ended last. */
export const after = (ride: RideView) => current(null, newestIs(ride));
