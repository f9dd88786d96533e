import type { RideView } from '@pothik/contracts/ride';

/** Which rides have an SOS that is not resolved: what the lists of rides ask of the incidents, which know the rides. */
export abstract class UnresolvedIncidents {
  /** The status by ride's id, OPEN if one of its incidents is; rides without one are missing. */
  abstract statusesOf(rideIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<RideView['sos']>>>;
}
