import { endByOwnLook } from '@pothik/service-kit';

/** Ended documents were removed by the engine, whose clock may be wrong; since this release by the service's own look. */
export const endedByOwnLook = endByOwnLook(2, [
  { collection: 'alarm_mails', field: 'mailedAt', seconds: 2_592_000 },
  { collection: 'feed_entries', field: 'at', seconds: 2_592_000 },
  { collection: 'contact_messages', field: 'mailedAt', seconds: 7_776_000 },
  { collection: 'open_streams', field: 'seenAt', seconds: 60 },
]);
