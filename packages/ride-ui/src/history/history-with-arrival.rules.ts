import type { RideView } from '@pothik/contracts/ride';

/** The driver's arrival at the pickup, which changes no status. */
type Arrival = Omit<RideView['history'][number], 'from' | 'to'> & { to: 'ARRIVED' };

/** A ride's history with the arrival of its driver, oldest first. */
export function historyWithArrival({
  history,
  arrivedAt,
  arrivalClaimedAt,
}: Pick<RideView, 'history' | 'arrivedAt' | 'arrivalClaimedAt'>): (RideView['history'][number] | Arrival)[] {
  if (arrivedAt === undefined) return history;
  const claimed = arrivalClaimedAt === undefined ? {} : { claimedAt: arrivalClaimedAt };
  const arrival: Arrival = { to: 'ARRIVED', by: 'DRIVER', at: arrivedAt, reason: '', ...claimed };
  const isBefore = ({ at }: { at: string }) => at <= arrivedAt;
  return [...history.filter(isBefore), arrival, ...history.filter((step) => !isBefore(step))];
}
