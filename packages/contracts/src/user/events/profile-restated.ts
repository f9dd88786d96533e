import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { ofProfile } from './profile-updated.js';

/** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
export const profileRestated = domainEvent({
  type: 'user.profile-restated',
  version: 1,
  payload: ofProfile,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
