import type { OwnPlaces } from '@pothik/contracts/ride';
import type { Ride } from '../rides/rules/ride.rules.js';

type Visited = Pick<Ride, 'pickupLocation' | 'dropLocation' | 'pickupPoint' | 'dropPoint' | 'requestedAt'>;
type RecentPlace = OwnPlaces['recent'][number];

/** Where somebody rode lately, each place once as it was written the last time: of the newest ride its drop comes first. */
export function recentPlaces(newestFirst: readonly Visited[], limit: number): RecentPlace[] {
  const recent = new Map<string, RecentPlace>();
  for (const { pickupLocation, dropLocation, pickupPoint, dropPoint, requestedAt } of newestFirst) {
    for (const [name, point] of [
      [dropLocation, dropPoint],
      [pickupLocation, pickupPoint],
    ] as const) {
      const key = name.toLowerCase();
      if (recent.has(key)) continue;
      recent.set(key, { name, ...(point ? { point } : {}), usedAt: requestedAt.toISOString() });
    }
  }
  return [...recent.values()].slice(0, limit);
}
