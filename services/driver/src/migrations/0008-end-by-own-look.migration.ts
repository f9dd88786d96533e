import { endByOwnLook } from '@pothik/service-kit';

/** Ended documents were removed by the engine, whose clock may be wrong; since this release by the service's own look. */
export const endedByOwnLook = endByOwnLook(8, [
  { collection: 'online_stretches', field: 'to', seconds: 34_560_000 },
  { collection: 'ride_facts', field: 'endedAt', seconds: 34_560_000 },
  { collection: 'ride_tracks', field: 'expiresAt', seconds: 0 },
  { collection: 'driver_days', field: 'expiresAt', seconds: 0 },
]);
