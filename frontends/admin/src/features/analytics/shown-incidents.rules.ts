import type { IncidentView } from '@pothik/contracts/ride';

/** Incidents in the card of the page. */
export const INCIDENTS_SHOWN = 4;

/** Those that need somebody first, then the latest; at most four. */
export function shownIncidents(unresolved: readonly IncidentView[], latest: readonly IncidentView[]): IncidentView[] {
  const known = new Set(unresolved.map(({ _id }) => _id));
  return [...unresolved, ...latest.filter(({ _id }) => !known.has(_id))].slice(0, INCIDENTS_SHOWN);
}
