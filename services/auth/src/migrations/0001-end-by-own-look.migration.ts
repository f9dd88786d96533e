import { endByOwnLook } from '@pothik/service-kit';

/** Ended documents were removed by the engine, whose clock may be wrong; since this release by the service's own look. */
export const endedByOwnLook = endByOwnLook(1, [
  { collection: 'half_done_log_ins', field: 'expiresAt', seconds: 0 },
  { collection: 'registrations', field: 'expiresAt', seconds: 0 },
  { collection: 'ride_facts', field: 'endedAt', seconds: 2_592_000 },
  { collection: 'session_families', field: 'expiresAt', seconds: 0 },
  { collection: 'refresh_tokens', field: 'expiresAt', seconds: 0 },
  { collection: 'one_time_codes', field: 'issuedAt', seconds: 172_800 },
  { collection: 'wrong_codes', field: 'at', seconds: 172_800 },
]);
